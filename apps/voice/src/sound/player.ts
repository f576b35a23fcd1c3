import { done, failed, type Failed, type Outcome } from '../voice-service/voice-failure.ts';
import { silentWav } from './silent-wav.ts';

/** Longest wait for the audio to be ready, in milliseconds; then it is played anyway. */
export const READINESS_MS = 800;

/** How playing a text ended: heard to its end, or silenced. */
export type Heard = 'ended' | 'stopped';

export interface Player {
  /** Plays silence during a press of the learner, so that the browser allows speech later. */
  unlock(): Promise<boolean>;
  /** Plays to the end. `onSound` is called when the sound starts. Never rejects. */
  play(audio: Blob, onSound?: () => void): Promise<Outcome<Heard>>;
  /** How fast it plays from the next sound on; 1 is as recorded. */
  setRate(rate: number): void;
  stop(): void;
}

/** One audio element for all of Thalia's speech: once unlocked, it stays unlocked. */
export function createPlayer(element: HTMLAudioElement = new Audio()): Player {
  let interrupt: (() => void) | null = null;

  async function play(audio: Blob, onSound?: () => void): Promise<Outcome<Heard>> {
    interrupt?.();
    const url = URL.createObjectURL(audio);
    const over = new AbortController();
    const { signal } = over;
    try {
      return await new Promise<Outcome<Heard>>((resolve) => {
        interrupt = () => {
          element.pause();
          resolve(done('stopped'));
        };
        element.addEventListener('ended', () => resolve(done('ended')), { signal });
        element.addEventListener('error', () => resolve(failed('audio-format')), { signal });
        element.addEventListener('playing', () => onSound?.(), { signal });
        element.src = url;
        void begin(element, signal).then((failure) => failure && resolve(failure));
      });
    } finally {
      over.abort();
      URL.revokeObjectURL(url);
    }
  }

  return {
    play,
    unlock: async () => (await play(silentWav())).ok,
    setRate: (rate) => (element.defaultPlaybackRate = rate),
    stop: () => interrupt?.(),
  };
}

/**
 * Starts to play once enough has arrived, or after the longest wait. Null when it plays, or when it is no
 * longer needed.
 */
async function begin(element: HTMLAudioElement, signal: AbortSignal): Promise<Failed | null> {
  await ready(element, signal);
  if (signal.aborted) return null;
  try {
    await element.play();
    return null;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError') return null;
    return failed(name === 'NotAllowedError' ? 'playback-blocked' : 'audio-format');
  }
}

function ready(element: HTMLAudioElement, signal: AbortSignal): Promise<void> {
  if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, READINESS_MS);
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    element.addEventListener('canplay', go, { once: true, signal });
    signal.addEventListener('abort', go, { once: true });
  });
}
