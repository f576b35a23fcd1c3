import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';
import type { Attempt, TimedAttempt } from './move-attempt.ts';

/** The parts of an attempt that the store of a screen needs. */
export interface RunningAttempt extends Attempt, TimedAttempt {
  readonly id: string;
  readonly deadline: number | null;
}

/** Whether the server answered when it was last asked. */
export type Connection = 'reached' | 'lost';

export interface Playing<A> {
  readonly phase: 'playing';
  readonly attempt: A;
  readonly connection: Connection;
}

export type AttemptState<A, Result, Failure> =
  /** The attempt is being read, drawn or fetched. */
  | { readonly phase: 'opening' }
  | { readonly phase: 'failed'; readonly failure: Failure }
  | Playing<A>
  | { readonly phase: 'finished'; readonly result: Result }
  /** Discarded, abandoned or finished elsewhere. */
  | { readonly phase: 'gone' };

/** Attempts on the device. */
export interface AttemptStorage<A> {
  store(attempt: A): void;
  forget(attempt: A): void;
  /**
   * Calls back when another tab has changed the attempt or, with null, removed it. Returns a function that
   * stops it.
   */
  follow(attempt: A, onChange: (attempt: A | null) => void): () => void;
}

/** What a screen may do with the attempt that it shows. */
export interface ShownAttempt<A, Result, Failure> {
  readonly state: ReadonlyStore<AttemptState<A, Result, Failure>>;
  /** The attempt under way; null in every other phase. */
  playing(): Playing<A> | null;
  /** Changes the attempt on screen and on the device. */
  change(change: (attempt: A) => A): void;
  setConnection(connection: Connection): void;
  /** The server has ended this attempt, without a result if null: the device no longer stores it. */
  end(attemptId: string, result: Result | null): void;
  /** Removes the attempt without a result. */
  discard(): void;
}

/** What happens with an attempt that ends in the browser. */
export interface Ending<A, Result> {
  /** The result of an attempt that has ended; null while it runs. */
  readonly result: (attempt: A) => Result | null;
  /** Called when it has ended, here or in another tab. */
  readonly onFinished: (result: Result) => void;
}

/**
 * The state of one screen's attempt; screen and device never differ. Without `ending`, the server ends it.
 */
export function createAttemptState<A extends { readonly id: string }, Result, Failure>(
  storage: AttemptStorage<A>,
  ending: Ending<A, Result> | null,
) {
  const store = createStore<AttemptState<A, Result, Failure>>(() => ({ phase: 'opening' }));
  const set = (state: AttemptState<A, Result, Failure>) => store.setState(state, true);

  const playing = (): Playing<A> | null => {
    const state = store.getState();
    return state.phase === 'playing' ? state : null;
  };

  function show(attempt: A): void {
    const result = ending?.result(attempt) ?? null;
    if (result === null) {
      return set({ phase: 'playing', attempt, connection: playing()?.connection ?? 'reached' });
    }
    set({ phase: 'finished', result });
    ending?.onFinished(result);
  }

  /** Replaces the attempt under way. */
  function leave(attempt: A, state: AttemptState<A, Result, Failure>): void {
    storage.forget(attempt);
    set(state);
  }

  const shown: ShownAttempt<A, Result, Failure> = {
    state: store,
    playing,
    change(change) {
      const before = playing()?.attempt;
      const attempt = before && change(before);
      if (!attempt || attempt === before) return;
      storage.store(attempt);
      show(attempt);
    },
    setConnection(connection) {
      const state = playing();
      if (state) set({ ...state, connection });
    },
    end(attemptId, result) {
      const attempt = playing()?.attempt;
      if (attempt?.id !== attemptId) return;
      leave(attempt, result === null ? { phase: 'gone' } : { phase: 'finished', result });
    },
    discard() {
      const attempt = playing()?.attempt;
      if (attempt) leave(attempt, { phase: 'opening' });
    },
  };
  return { shown, set, show };
}
