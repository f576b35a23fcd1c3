import type { VoiceFailure } from '../voice-service/voice-failure.ts';

const problems = [
  'microphone-denied',
  'microphone-missing',
  'format-unsupported',
  'recording-not-started',
  'audio-init',
] as const;

/** For a test of the microphone these are results, not failures of the test. */
export type MicrophoneProblem = (typeof problems)[number];

export function isMicrophoneProblem(failure: VoiceFailure): failure is MicrophoneProblem {
  return problems.some((problem) => problem === failure);
}
