/** Every way in which a step of Thalia can fail, named as in the translations (`failure.<name>`). */
export type VoiceFailure =
  | 'microphone-denied'
  | 'microphone-missing'
  | 'format-unsupported'
  | 'microphone-lost'
  | 'recording-not-started'
  | 'not-activated'
  | 'audio-init'
  | 'playback-blocked'
  | 'playback'
  | 'transcription'
  | 'transcription-empty'
  | 'not-understood'
  | 'page-hidden'
  | 'recogniser-failed'
  | 'place-failed'
  | 'not-configured'
  | 'reply'
  | 'synthesis'
  | 'speech-not-configured'
  | 'voice-unknown'
  | 'audio-format'
  | 'voices'
  | 'signed-out'
  | 'too-long'
  | 'exam'
  | 'offline'
  | 'limited';

export interface Failed {
  readonly ok: false;
  readonly failure: VoiceFailure;
  /** With 'limited': whole minutes until the service accepts requests again. */
  readonly waitMinutes?: number;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | Failed;

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const failed = (failure: VoiceFailure): Failed => ({ ok: false, failure });

const silences: readonly VoiceFailure[] = ['transcription-empty', 'not-understood'];

/** Whether this only means that nothing intelligible was spoken. */
export const isSilence = (failure: VoiceFailure): boolean => silences.includes(failure);
