import { setTimeout as delay } from 'node:timers/promises';

const STEP_MS = 250;

/**
 * Does the work, and ends only at a whole number of quarters of a second after it has started: how long it
 * took does not tell what there was to do, such as a mail for an account that exists.
 */
export async function inEvenSteps<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    await delay(Math.ceil(took / STEP_MS) * STEP_MS - took);
  }
}
