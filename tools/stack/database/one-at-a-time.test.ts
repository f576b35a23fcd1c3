import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('work waits for the work before it', async () => {
  const queue = oneAtATime();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const a = queue(async () => {
    log.push('a starts');
    await first.promise;
    log.push('a ends');
  });
  const b = queue(async () => {
    log.push('b');
  });
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

test('callers take turns: a single request waits for only one of another caller’s many', async () => {
  const queue = oneAtATime();
  const log: string[] = [];
  const add = (line: string, name: string) => queue(() => Promise.resolve(void log.push(name)), line);
  const all = [
    add('a', 'a1'),
    add('a', 'a2'),
    add('a', 'a3'),
    add('b', 'b1'),
    add('c', 'c1'),
    add('a', 'a4'),
  ];
  await all[3];
  all.push(add('b', 'b2'));
  await Promise.all(all);
  expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('is drained when nothing waits, also of what came meanwhile', async () => {
  const queue = oneAtATime();
  const log: string[] = [];
  await queue.drained();
  void queue(async () => {
    log.push('first');
    void queue(() => Promise.resolve(void log.push('second')), 'b');
    await Promise.resolve();
  });
  await queue.drained();
  expect(log).toEqual(['first', 'second']);
});
