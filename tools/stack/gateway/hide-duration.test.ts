import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideDuration } from './hide-duration.ts';

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms)),
}));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const measureEnd = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  const ended = hideDuration(work).then(
    () => performance.now() - began,
    () => performance.now() - began,
  );
  await vi.runAllTimersAsync();
  return ended;
};

test.each([
  [1, 250],
  [80, 250],
  [249, 250],
  [260, 500],
])('work of %i ms ends after %i ms', async (took, ends) => {
  expect(await measureEnd(() => delay(took))).toBe(ends);
});

test('a failure takes as long', async () => {
  expect(await measureEnd(() => delay(3).then(() => Promise.reject(new Error('no database'))))).toBe(250);
});
