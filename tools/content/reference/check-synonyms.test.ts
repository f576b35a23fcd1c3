import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSynonyms } from './check-synonyms.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'synonyms-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function findProblems(content: unknown): Promise<string[]> {
  await writeFile(join(directory, 'synonyms.json'), JSON.stringify(content));
  return (await checkSynonyms(directory)).map(({ message }) => message);
}

test('a file in which every phrase occurs once is valid', async () => {
  const tension = { said: ['tension', 'TA'], means: ['pression artérielle'] };
  expect(await findProblems({ fr: [tension], en: [] })).toEqual([]);
});

test('a directory without the file is right', async () => {
  expect(await checkSynonyms(directory)).toEqual([]);
});

test('a phrase that occurs twice is reported', async () => {
  const hypo = { said: ['hypo'], means: ['hypoglycémie'] };
  expect(await findProblems({ fr: [hypo, hypo], en: [] })).toEqual([
    'fr: "hypo" is said twice: put what it means in one place',
  ]);
});

test('an entry without a meaning is reported', async () => {
  expect(await findProblems({ fr: [{ said: ['hypo'], means: [] }], en: [] })).not.toEqual([]);
});
