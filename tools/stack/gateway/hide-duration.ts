import { setTimeout as delay } from 'node:timers/promises';

const STEP_MS = 250;

/**
 * Does the work, and ends only at a whole number of quarters of a second after the start, so that the
 * duration does not reveal what was done, such as a mail to an existing account.
 */
export async function hideDuration<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    await delay(Math.ceil(took / STEP_MS) * STEP_MS - took);
  }
}
