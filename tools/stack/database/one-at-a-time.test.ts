import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('work waits for the work before it', async () => {
  const queue = oneAtATime();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const a = queue(async () => { log.push('a starts'); await first.promise; log.push('a ends'); });
  const b = queue(async () => { log.push('b'); });
  first.resolve();
  await Promise.all([a, b]);
  expect(log).toEqual(['a starts', 'a ends', 'b']);
});

test('a failure reaches its caller and the next work still runs', async () => {
  const queue = oneAtATime();
  const failing = queue(() => Promise.reject(new Error('no')));
  const next = queue(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
