import { Refusal } from './refusal.ts';

/** What a command says that was stopped in time. */
export const STOPPED = 'Stopped. Nothing was changed.';

const asked = new AbortController();
let isDecided = false;
let mayDecide: () => void = () => undefined;

/** Aborted once somebody has asked this program to stop, unless a change of the site is decided by then. */
export const stopAsked = asked.signal;

/**
 * From now on SIGTERM does not end this program at once: it unwinds and leaves nothing behind, or finishes
 * the change that it has decided on.
 */
export function stopInOrder(): void {
  process.on('SIGTERM', () => {
    if (!isDecided) asked.abort(new Refusal(STOPPED));
  });
}

/** At its point of no return this program calls `check`, which throws when its change must not be made. */
export function checkBeforeDeciding(check: () => void): void {
  mayDecide = check;
}

/** The point of no return of a command: throws when it was asked to stop, which is not heard afterwards. */
export function passPointOfNoReturn(): void {
  stopAsked.throwIfAborted();
  mayDecide();
  isDecided = true;
}

/** Waits for something, and rejects as soon as somebody asks this program to stop. */
export function unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(stopAsked.reason as Refusal);
    if (stopAsked.aborted) stop();
    stopAsked.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => stopAsked.removeEventListener('abort', stop));
  });
}
