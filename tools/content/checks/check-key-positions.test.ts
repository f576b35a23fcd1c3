import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkKeyPositions, keyPositions } from './check-key-positions.ts';

const makeBank = (...counts: [number, number, number, number]) =>
  counts.flatMap((count, index) =>
    Array.from({ length: count }, () => sourceItem({ key: (['a', 'b', 'c', 'd'] as const)[index] ?? 'a' })),
  );

test.each([
  ['even keys', makeBank(25, 25, 25, 25), 0],
  ['chance', makeBank(20, 30, 28, 22), 0],
  ['a habit', makeBank(10, 50, 30, 10), 1],
  ['a habit in too small a bank', makeBank(1, 90, 4, 4), 0],
  ['an empty bank', [], 0],
])('%s', (_, items, problems) => {
  expect(checkKeyPositions(items)).toHaveLength(problems);
});

test('computes the chi-square against even counts', () => {
  expect(keyPositions(makeBank(10, 50, 30, 10)).chiSquare).toBe(44);
});
