import { expect, test } from 'vitest';
import { processorSeconds, readStat } from './processor-time.ts';

test('a process whose name looks like fields is read', () =>
  expect(readStat('12 (a) b (c)) S 7 12 12 0 -1 4194560 1 2 3 4 50 25 30 5 20 0')).toEqual({
    parent: 7,
    own: 75,
    children: 35,
  }));

test('nothing is measured of a process that is not there', () =>
  expect(processorSeconds(2 ** 30)).toBeNull());
