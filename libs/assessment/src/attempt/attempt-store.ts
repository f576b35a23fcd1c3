import { attemptClock, createAttemptClock, type AttemptClock, type ClockPorts } from './attempt-clock.ts';
import { createOpening, type AttemptSource } from './attempt-opening.ts';
import {
  createAttemptState,
  type AttemptStorage,
  type Ending,
  type RunningAttempt,
  type ShownAttempt,
} from './attempt-state.ts';
import { moveAttempt, type Move } from './move-attempt.ts';

/** How the answers of an attempt reach the server while it runs. */
export interface AttemptDelivery<A> {
  /** The attempt after a move, with what must be delivered; the same attempt if nothing must. */
  enqueue(before: A, after: A): A;
  /** The attempt with the request to hand it in, after everything else. */
  handIn(attempt: A): A;
  isHandingIn(attempt: A): boolean;
  /** Sends what waits now. Never rejects. */
  flush(): Promise<void>;
}

/**
 * Whoever has the keys determines what ends an attempt, and when it is delivered. In the browser: it ends
 * here, and its result is delivered as a whole. On the server: each answer is delivered, and the server ends
 * it.
 */
export type AttemptPorts<A, Result> = ClockPorts & { readonly storage: AttemptStorage<A> } & (
    | ({ readonly keys: 'browser' } & Ending<A, Result>)
    | { readonly keys: 'server'; readonly delivery: AttemptDelivery<A> }
  );

/** The attempt of one screen, from its opening to its end. */
export interface AttemptStore<A, Result, Failure> extends ShownAttempt<A, Result, Failure>, AttemptClock {
  /** Shows the attempt of a source. Does nothing while one is open; tries again after a failure. */
  open(source: AttemptSource<A, Failure>): void;
  /** Called when the screen closes. The attempt stays on the device. */
  close(): void;
  /** Makes a move. Where the keys are on the server, 'finish' hands the attempt in: no move follows it. */
  move(move: Move): void;
  /** To be called several times a second: settles a clock in doubt, and ends the attempt at its deadline. */
  tick(): void;
  /** Asks the server, then sends what waits. Never rejects. */
  synchronize(): Promise<void>;
  /** Sends what waits now. Never rejects. */
  deliver(): Promise<void>;
}

export function createAttemptStore<A extends RunningAttempt, Result, Failure>(
  ports: AttemptPorts<A, Result>,
): AttemptStore<A, Result, Failure> {
  const { keys, storage, read } = ports;
  const delivery = ports.keys === 'server' ? ports.delivery : null;
  const { shown, set, show } = createAttemptState<A, Result, Failure>(
    storage,
    ports.keys === 'browser' ? ports : null,
  );
  const { playing, change } = shown;
  const { clock, settle, look } = createAttemptClock<A>(shown, ports);
  const deliver = async () => delivery?.flush();
  const synchronize = () => settle().then(deliver);
  let stopFollowing: (() => void) | undefined;

  /** If the keys are on the server, it reports what other tabs do. */
  function followOtherTabs(opened: A): void {
    if (keys === 'server') return;
    stopFollowing = storage.follow(opened, (attempt) => {
      if (!playing()) return;
      if (attempt) show(attempt);
      else set({ phase: 'gone' });
    });
  }

  const opening = createOpening<A, Failure>({
    wait: () => set({ phase: 'opening' }),
    begin(found, isResumed) {
      const attempt = isResumed ? { ...found, clock: attemptClock(found, read()) } : found;
      storage.store(attempt);
      show(attempt);
      followOtherTabs(attempt);
      // A clock without the server's time from the start cannot settle later doubts exactly.
      if (isResumed || attempt.clock.referenceOffset === null) void synchronize();
    },
    fail: (failure) => set({ phase: 'failed', failure }),
  });

  function move(made: Move): void {
    const before = playing()?.attempt;
    if (!before || delivery?.isHandingIn(before)) return;
    const current = attemptClock(before, read());
    const { attempt, refused } = moveAttempt({ ...before, clock: current }, made, current.now, keys);
    if (refused === 'server-ends-it' && delivery) {
      change(delivery.handIn);
      void deliver();
    } else if (refused === null || attempt.finished) {
      const after = delivery?.enqueue(before, attempt) ?? attempt;
      change(() => after);
      if (after !== attempt) void deliver();
    }
  }

  return {
    ...shown,
    ...clock,
    synchronize,
    deliver,
    move,
    open: opening.open,
    close() {
      clock.rest();
      opening.close();
      stopFollowing?.();
      set({ phase: 'opening' });
    },
    tick() {
      const attempt = playing()?.attempt;
      if (!attempt || delivery?.isHandingIn(attempt)) return;
      const { left, inDoubt } = look(attempt);
      // Offline, the estimate ends an attempt whose keys are here; the server's time alone ends the others.
      if (left === 0 && (keys === 'browser' || !inDoubt)) move({ type: 'time-up' });
    },
  };
}
