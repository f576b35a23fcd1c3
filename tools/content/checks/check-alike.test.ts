import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankItem } from '@revisoins/assessment/bank';
import { beforeAll, expect, test } from 'vitest';
import { readSources } from '../read-sources.ts';
import { sourceItem } from '../source-file.fixture.ts';
import { listItems, type SourceItem } from '../source-file.ts';
import { checkAlike } from './check-alike.ts';
import { readAlikePairs } from './read-alike-pairs.ts';

const directory = join(import.meta.dirname, '..', '..', '..', 'content');
let items: SourceItem[] = [];
/** How two items of the quizzes were worded while they had twins in the exam. */
let old: BankItem[] = [];
beforeAll(async () => {
  items = listItems((await readSources(directory)).files);
  old = JSON.parse(await readFile(join(import.meta.dirname, 'old-twins.json'), 'utf8'));
});

test('the items of this repository are distinct, except for reviewed pairs', async () => {
  expect(checkAlike(items, await readAlikePairs(directory))).toEqual([]);
});

test.each([
  ['c22-016', 'urg-011'],
  ['c09-015', 'urg-030'],
])('finds the twins that %s and %s were', (id, twin) => {
  const before = items.map((entry) => {
    const item = old.find((one) => one.id === id && one.id === entry.item.id);
    return item ? { ...entry, item } : entry;
  });
  expect(checkAlike(before, [])).toContainEqual({
    level: 'error',
    file: expect.stringContaining('skills/'),
    id,
    message: expect.stringContaining(`what ${twin} (exam/urgences-et-reanimation.json) asks in secret`),
  });
});

test('names a pair that is no longer alike', () => {
  const pairs = [
    { items: ['c01-001', 'urg-011'] as [string, string], reason: 'They once shared their words.' },
  ];
  expect(checkAlike(items.slice(0, 20), pairs)).toEqual([
    {
      level: 'error',
      file: 'alike.json',
      message: 'c01-001 and urg-011 are no longer alike: remove the pair',
    },
  ]);
});

const plain = ['Le pansement colle.', 'Une sonde fuit.', 'Son brassard serre.', 'Sa perfusion coule.'].map(
  (text, index) => sourceItem({ id: `c08-01${index}`, fr: { stem: text } }),
);
const swallowing = 'Un dysphagique avale sa purée de travers au souper du dimanche soir. Que faites-vous?';
const pair = (first?: string, second = first) => [
  sourceItem({ id: 'c08-001', fr: { stem: swallowing }, ...(first !== undefined && { concept: first }) }),
  sourceItem({ id: 'c08-002', fr: { stem: swallowing }, ...(second !== undefined && { concept: second }) }),
  ...plain,
];

test.each([
  ['no concept', pair()],
  ['different concepts', pair('dysphagia-posture', 'dysphagia-texture')],
])('names both items that share their rare words and have %s', (_, twins) => {
  expect(checkAlike(twins, [])).toEqual([
    {
      level: 'warning',
      file: 'skills/comp-08.json',
      id: 'c08-002',
      message: expect.stringContaining('may ask for the same as c08-001 (skills/comp-08.json)'),
    },
  ]);
});

test('items of one concept may share their words', () => {
  expect(checkAlike(pair('dysphagia-posture'), [])).toEqual([]);
});

test('a reviewed pair of one bank is not reported again', () => {
  const looked = [{ items: ['c08-001', 'c08-002'] as [string, string], reason: 'Each asks for its own.' }];
  expect(checkAlike(pair(), looked)).toEqual([]);
});
