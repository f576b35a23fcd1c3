import { done, failed, type Failed, type Outcome } from '../voice-service/voice-failure.ts';
import { silentWav } from './silent-wav.ts';

/** How playing a text ended: heard to its end, or silenced. */
export type Heard = 'ended' | 'stopped';

export interface Player {
  /**
   * Has the browser start what gives sound out: a process of its own, which takes a slow device a second. It
   * needs neither a press nor a permission, and nothing is heard.
   */
  prepare(): void;
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
        void begin(element).then((failure) => failure && resolve(failure));
      });
    } finally {
      over.abort();
      URL.revokeObjectURL(url);
    }
  }

  return {
    play,
    prepare: () => void startSoundService(),
    unlock: async () => (await play(silentWav())).ok,
    setRate: (rate) => (element.defaultPlaybackRate = rate),
    stop: () => interrupt?.(),
  };
}

/**
 * Starts to play as soon as the browser has enough of it. Null when it plays, or when it is no longer needed.
 */
async function begin(element: HTMLAudioElement): Promise<Failed | null> {
  try {
    await element.play();
    return null;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError') return null;
    return failed(name === 'NotAllowedError' ? 'playback-blocked' : 'audio-format');
  }
}

/** To list devices starts it, unlike to load a sound. The list itself is not looked at. */
async function startSoundService(): Promise<void> {
  try {
    await navigator.mediaDevices.enumerateDevices();
  } catch {
    // Not in this browser, or not in this frame: the first sound waits for it.
  }
}
