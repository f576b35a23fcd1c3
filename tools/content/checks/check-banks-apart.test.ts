import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankItem } from '@revisoins/assessment/bank';
import { beforeAll, expect, test } from 'vitest';
import { readSources } from '../read-sources.ts';
import { listItems, type SourceItem } from '../source-file.ts';
import { checkBanksApart } from './check-banks-apart.ts';
import { readAlikePairs } from './read-alike-pairs.ts';

const directory = join(import.meta.dirname, '..', '..', '..', 'content');
let items: SourceItem[] = [];
/** How two items of the quizzes were worded while they had twins in the exam. */
let old: BankItem[] = [];
beforeAll(async () => {
  items = listItems((await readSources(directory)).files);
  old = JSON.parse(await readFile(join(import.meta.dirname, 'old-twins.json'), 'utf8'));
});

test('the banks of this repository are apart, but for pairs that somebody looked at', async () => {
  expect(checkBanksApart(items, await readAlikePairs(directory))).toEqual([]);
});

test.each([
  ['c22-016', 'urg-011'],
  ['c09-015', 'urg-030'],
])('finds the twins that %s and %s were', (id, twin) => {
  const before = items.map((entry) => {
    const item = old.find((one) => one.id === id && one.id === entry.item.id);
    return item ? { ...entry, item } : entry;
  });
  expect(checkBanksApart(before, [])).toContainEqual({
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
  expect(checkBanksApart(items.slice(0, 20), pairs)).toEqual([
    {
      level: 'error',
      file: 'alike.json',
      message: 'c01-001 and urg-011 are no longer alike: remove the pair',
    },
  ]);
});
