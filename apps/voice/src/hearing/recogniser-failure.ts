import { failed, type Failed } from '../voice-service/voice-failure.ts';

export interface Circumstances {
  readonly isOnline: boolean;
  /** The sound goes nowhere: no connection is needed. */
  readonly isLocal: boolean;
  /** The microphone was open. */
  readonly wasOpen: boolean;
  /** The device has a microphone, as far as the browser says. */
  readonly hasMicrophone: boolean;
}

/** What an error of the recogniser, by its name in the Web Speech API, means for the learner. */
export function recogniserFailure(
  error: string,
  { isOnline, isLocal, wasOpen, hasMicrophone }: Circumstances,
): Failed {
  switch (error) {
    case 'no-speech':
      return failed('transcription-empty');
    case 'not-allowed':
      return failed('microphone-denied');
    case 'audio-capture':
      if (wasOpen) return failed('microphone-lost');
      return failed(hasMicrophone ? 'recogniser-failed' : 'microphone-missing');
    case 'network':
      return failed(isOnline || isLocal ? 'recogniser-failed' : 'offline');
    case 'aborted':
      return failed('microphone-lost');
    default:
      return failed('recogniser-failed');
  }
}
