import { expect, test } from 'vitest';
import { splitEvenly } from './covered-domains.tsx';

test.each([
  [20, [3, 3, 3, 3, 2, 2, 2, 2]],
  [30, [4, 4, 4, 4, 4, 4, 3, 3]],
  [40, [5, 5, 5, 5, 5, 5, 5, 5]],
])('splits %i over eight domains, the remainder to the first', (count, parts) => {
  expect(splitEvenly(count, 8)).toEqual(parts);
});
