import type { SoundBytes } from '../voice-service/complete.ts';
import { done, failed, type Failed, type Outcome } from '../voice-service/voice-failure.ts';
import { quickOutput, type QuickOutput, type Heard } from './quick-output.ts';
import { silentWav } from './silent-wav.ts';

export interface Player {
  /**
   * Has the browser start what gives sound out: a process of its own, which takes a slow device a second. It
   * needs neither a press nor a permission, and nothing is heard.
   */
  prepare(): void;
  /** Plays silence during a press of the learner, so that the browser allows speech later. */
  unlock(): Promise<boolean>;
  /**
   * Opens the sound output, silently, after a press of the learner, for a sound that comes soon; `rest` ends
   * that.
   */
  wake(): void;
  rest(): void;
  /** Plays to the end. `onSound` is called when the sound starts. Never rejects. */
  play(audio: Blob | SoundBytes, onSound?: () => void): Promise<Outcome<Heard>>;
  /** How fast it plays from the next sound on; 1 is as recorded. */
  setRate(rate: number): void;
  stop(): void;
}

/** One audio element for all of Thalia's speech: once unlocked, it stays unlocked. */
export function createPlayer(
  element: HTMLAudioElement = new Audio(),
  quick: QuickOutput = quickOutput,
): Player {
  let interrupt: (() => void) | null = null;
  /** Also a stopped element may still load its address, which is taken back once it has another. */
  let address: string | undefined;

  async function play(audio: Blob | SoundBytes, onSound?: () => void): Promise<Outcome<Heard>> {
    interrupt?.();
    if (audio instanceof Blob) return playElement(audio, onSound);
    const heard = playQuickly(audio, onSound);
    if (heard) return done(await heard);
    return playElement(new Blob([audio.bytes], { type: audio.type }), onSound);
  }

  function playQuickly({ bytes }: SoundBytes, onSound?: () => void): Promise<Heard> | null {
    // At another speed only the element keeps the pitch.
    if (element.defaultPlaybackRate !== 1) return null;
    const stopped = new AbortController();
    interrupt = () => stopped.abort();
    return quick.play(bytes, stopped.signal, onSound);
  }

  async function playElement(audio: Blob, onSound?: () => void): Promise<Outcome<Heard>> {
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
        if (address !== undefined) URL.revokeObjectURL(address);
        address = url;
        void begin(element).then((failure) => failure && resolve(failure));
      });
    } finally {
      over.abort();
    }
  }

  const unlock = async () => (await play(silentWav())).ok;
  return {
    play,
    prepare: () => void startSoundService(),
    unlock,
    wake() {
      if (!quick.open()) void unlock();
    },
    rest: quick.rest,
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
