import { readWav } from './read-wav.ts';

/** How playing a text ended: heard to its end, or silenced. */
export type Heard = 'ended' | 'stopped';

/**
 * Plays a sound that is here without a media element, whose start takes a slow device a tenth of a second and
 * more. It runs from `open` to `rest`.
 */
export interface QuickOutput {
  /** Opens it, silently, once the learner has pressed something. False where only a media element plays. */
  open(): boolean;
  rest(): void;
  /** Plays to the end, or until `stopped`. Null where it does not run, or cannot play this. */
  play(bytes: Uint8Array<ArrayBuffer>, stopped: AbortSignal, onSound?: () => void): Promise<Heard> | null;
}

/** In Apple's browsers the switch that mutes a telephone mutes such a sound, too, and not a media element. */
const isOffered = () => typeof AudioContext !== 'undefined' && !navigator.vendor.startsWith('Apple');

export function createQuickOutput(): QuickOutput {
  let context: AudioContext | undefined;
  return {
    open() {
      if (!isOffered()) return false;
      context ??= new AudioContext();
      ignored(context.resume());
      return true;
    },
    rest: () => ignored(context?.suspend()),
    play(bytes, stopped, onSound) {
      if (context?.state !== 'running') return null;
      const read = readWav(bytes);
      if (read === null) return null;
      const { rate, samples } = read;
      const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate });
      buffer.copyToChannel(samples, 0);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(context.destination);
      source.start();
      onSound?.();
      return new Promise<Heard>((resolve) => {
        const end = (heard: Heard) => {
          stopped.removeEventListener('abort', stop);
          resolve(heard);
        };
        const stop = () => {
          source.stop();
          end('stopped');
        };
        stopped.addEventListener('abort', stop);
        source.addEventListener('ended', () => end('ended'));
      });
    },
  };
}

/** The browser may refuse to open it: then it does not run. */
function ignored(change: Promise<void> | undefined): void {
  change?.catch(() => undefined);
}

/** One for the page: a browser gives it only a few. */
export const quickOutput = createQuickOutput();
