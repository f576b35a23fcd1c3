import { Refusal } from './refusal.ts';

interface QueueBounds {
  /** How many pieces of work are under way at once. */
  readonly atOnce: number;
  /** How many more may wait for their turn. */
  readonly waiting: number;
  /** How many of both may be one caller's, so that a flood of one leaves room for the others. */
  readonly ofOneCaller: number;
}

/** In seconds: what waits has had its turn by then. */
const RETRY_AFTER = 2;

/**
 * A queue for the work of this process. What finds no room throws a Refusal 'unavailable' at once, before
 * anything is booked or asked of the database: without a bound, all would wait until all of it is too late.
 */
export function createQueue({ atOnce, waiting, ofOneCaller }: QueueBounds) {
  const inside = new Map<string, number>();
  const next: (() => void)[] = [];
  let busy = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Work that ends hands its place over, so that no newcomer takes it.
    if (busy >= atOnce) await new Promise<void>((resolve) => next.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const first = next.shift();
      if (first) first();
      else busy -= 1;
    }
  }

  return async function enqueue<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = inside.get(caller) ?? 0;
    if (own >= ofOneCaller || next.length >= waiting)
      throw new Refusal('unavailable', 'Too many requests at once.', undefined, RETRY_AFTER);
    inside.set(caller, own + 1);
    try {
      return await inTurn(work);
    } finally {
      const left = (inside.get(caller) ?? 1) - 1;
      if (left > 0) inside.set(caller, left);
      else inside.delete(caller);
    }
  };
}
