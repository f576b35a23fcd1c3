import { expect, test } from 'vitest';
import { backoffMs, retry, within } from './timing.ts';

const never = new Promise<string>(() => undefined);

test('resolves to a value that arrives in time', async () =>
  expect(await within(1000, Promise.resolve('there'), () => 'late')).toBe('there'));

test('what is not there in time is replaced', async () =>
  expect(await within(1, never, () => 'late')).toBe('late'));

test('what fails in time fails', async () =>
  expect(within(1000, Promise.reject(new Error('no')), () => 'late')).rejects.toThrow('no'));

test('what is not there in time may fail', async () =>
  expect(
    within(1, never, () => {
      throw new Error('late');
    }),
  ).rejects.toThrow('late'));

test('a pause is twice as long after each failure, up to the longest', () => {
  const pauses = [1, 2, 3, 4, 1000].map((failures) => backoffMs(failures, { firstMs: 500, longestMs: 3000 }));
  expect(pauses).toEqual([500, 1000, 2000, 3000, 3000]);
});

const BRIEF = { firstMs: 1, longestMs: 1 };
/** Fails that often, then resolves to how often it ran. */
const failing = (failures: number) => async (runs: number) => {
  if (runs <= failures) throw new Error(`failure ${runs}`);
  return runs;
};

test('what fails runs again until it succeeds', async () => expect(await retry(failing(3), BRIEF)).toBe(4));

test('what may not be retried fails with its last failure', async () =>
  expect(retry(failing(3), BRIEF, (_, runs) => runs < 2)).rejects.toThrow('failure 2'));
