import { expect, test } from 'vitest';
import {
  answeredItems,
  flagText,
  itemsToRead,
  leastDiscriminating,
  reportItems,
  reportTable,
} from './item-report.ts';

const strengths = [0.35, 0.5, 0.65, 0.8, 0.95];
const rising = [3, 4, 5, 7, 8];
const item = (id: string, key: string, more: object = {}) => ({
  id,
  version: 1,
  kind: 'quiz',
  title: 'Compétence 11 - Nutrition',
  key,
  isLive: true,
  isVoided: false,
  reports: 0,
  seconds: 31.5,
  answers: strengths.flatMap((strength, group) => [
    [strength, 'a', rising[group]],
    [strength, 'b', 4 - group],
    [strength, 'c', 2],
    [strength, 'd', 1],
  ]),
  ...more,
});
const read = (...items: object[]) => reportItems(answeredItems.parse(items));

test('a key in doubt is read first, then what was reported, and a healthy item not at all', () => {
  const reports = read(
    item('c11-001', 'a'),
    item('c11-002', 'a', { reports: 3 }),
    item('c11-003', 'b'),
    item('c11-004', 'b', { isLive: false }),
  );
  expect(itemsToRead(reports).map(({ id }) => id)).toEqual(['c11-003', 'c11-002']);
  expect(leastDiscriminating(reports, 20).map(({ id }) => id)[0]).toBe('c11-003');
  expect(leastDiscriminating(reports, 1000)).toEqual([]);
});

test('a line has the figures in their columns, and the flag in words', () => {
  const [header = '', line = ''] = reportTable(read(item('c11-003', 'b'))).split('\n');
  expect(header.split(/\s+/).slice(0, 6)).toEqual(['item', 'version', 'bank', 'key', 'answers', 'right']);
  expect(line).toMatch(/^c11-003\s+1\s+quiz\s+b\s+52\s+19 %.*key probably wrong: a \(\d+ %\)$/);
});

test('every flag is explained in words', () => {
  expect(flagText({ kind: 'two-keys', option: 'c', probability: 0.5 })).toBe('two keys: c too (50 %)');
  expect(flagText({ kind: 'unused-distractor', option: 'd' })).toBe('nobody takes d');
  expect(flagText({ kind: 'too-easy' })).toBe('too easy');
});
