import { expect, test } from 'vitest';
import { limitLines } from './limit-lines.ts';

/** Work that goes on until the test ends it, and what has begun so far. */
function openWork(most: number, mostWithout = most) {
  const turn = limitLines(most, mostWithout);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const add = (line: string | undefined, name: string) => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return turn(() => {
      begun.push(name);
      return end.promise.then(() => name);
    }, line);
  };
  return { add, begun, end: (name: string) => ends.get(name) };
}

test('a line with many requests leaves the others their turn', async () => {
  const { add, begun, end } = openWork(2);
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => add(name.slice(0, 1), name));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  end('a2')?.resolve();
  await all[1];
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a1', 'a3', 'a4', 'b1']) end(name)?.resolve();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

test('work of no line has a limit of its own', () => {
  const { add, begun } = openWork(1, 2);
  for (const name of ['x1', 'x2', 'x3']) void add(undefined, name);
  for (const name of ['a1', 'a2']) void add('a', name);
  expect(begun).toEqual(['x1', 'x2', 'a1']);
});

test('work that fails reaches its caller, and gives its place to the next', async () => {
  const { add, begun, end } = openWork(1);
  const failing = add('a', 'a1');
  const next = add('a', 'a2');
  end('a1')?.reject(new Error('no'));
  await expect(failing).rejects.toThrow('no');
  end('a2')?.resolve();
  expect([await next, begun]).toEqual(['a2', ['a1', 'a2']]);
});
