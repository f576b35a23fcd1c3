import { expect, test } from 'vitest';
import { sourceItem } from './source-file.fixture.ts';
import { bankStats } from './stats.ts';

test('counts per file and in all', () => {
  const files = [
    {
      name: 'skills/comp-08.json',
      bank: { skill: 8, items: [sourceItem({ fallback: true }).item, sourceItem({ key: 'd' }).item] },
    },
  ];
  const lines = bankStats(files).split('\n');
  expect(lines[1]?.split(/\s+/)).toEqual([
    'skills/comp-08.json',
    '2',
    '2',
    '0',
    '0',
    '0',
    '1',
    '0',
    '1',
    '1',
    '0',
  ]);
  expect(lines[2]).toMatch(/^all +2 /);
});
