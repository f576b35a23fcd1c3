import type { VoiceFailure } from '../voice-service/voice-failure.ts';

const problems = [
  'microphone-denied',
  'microphone-missing',
  'format-unsupported',
  'recording-not-started',
  'audio-init',
] as const;

/** What a test of the microphone is there to find out: a result, not a mishap of the test. */
export type MicrophoneProblem = (typeof problems)[number];

export function isMicrophoneProblem(failure: VoiceFailure): failure is MicrophoneProblem {
  return problems.some((problem) => problem === failure);
}
