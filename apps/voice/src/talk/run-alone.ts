import type { Loudspeaker } from '../sound/loudspeaker.ts';
import type { Failed } from '../voice-service/voice-failure.ts';

/** One thing at a time, whatever is pressed. */
export interface RunAlone {
  /**
   * Runs one action, unless another is running; it interrupts speech. Leaving the screen is not a failure.
   */
  run(work: Work): Promise<Failed | null>;
  /** Ends the speech. */
  silence(): void;
  /** Cancels what is under way; `open` allows actions again. */
  close(): void;
  open(): void;
}

/** `left` ends an action, `hush` only its speech. */
type Work = (left: AbortSignal, hush: AbortSignal) => Promise<Failed | null>;

interface Running {
  readonly loudspeaker: Loudspeaker;
  /** Whether another action may begin: nothing is under way, or only speech. */
  readonly mayBegin: () => boolean;
  /** Whether everything has ended. */
  readonly isIdle: () => boolean;
  readonly onEnd: () => void;
}

export function createRunAlone({ loudspeaker, mayBegin, isIdle, onEnd }: Running): RunAlone {
  let left = new AbortController();
  let hush = new AbortController();
  let running: Promise<void> = Promise.resolve();

  function silence() {
    hush.abort();
    loudspeaker.stop();
  }

  return {
    async run(work) {
      if (!mayBegin()) return null;
      loudspeaker.prepare();
      silence();
      await running;
      if (!isIdle()) return null;
      hush = new AbortController();
      let end = () => undefined as void;
      running = new Promise((resolve) => {
        end = resolve;
      });
      const { signal } = left;
      try {
        return await work(signal, hush.signal);
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      } finally {
        onEnd();
        end();
      }
    },
    silence,
    close: () => left.abort(),
    open: () => {
      if (left.signal.aborted) left = new AbortController();
    },
  };
}
