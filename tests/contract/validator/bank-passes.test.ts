import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skillFile } from '@revisoins/assessment/bank';
import { skillById } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { validateItems } from '../../../supabase/functions/_shared/validator/validate-items.ts';

const directory = join(import.meta.dirname, '..', '..', '..', 'content', 'skills');

// Items that people wrote and checked show whether the rules refuse good ones.
test.each(readdirSync(directory))('lets every item of %s through', (name) => {
  const { skill, items } = skillFile.parse(JSON.parse(readFileSync(join(directory, name), 'utf8')));
  // A model writes no tables.
  const written = items.map(({ key, difficulty, fr: { table: _, ...words } }) => ({
    ...words,
    key,
    difficulty,
  }));
  const { broken } = validateItems(written, {
    skillTitle: skillById(skill)?.title ?? '',
    skillId: skill,
    knownStems: [],
    usedHashes: new Set(),
  });
  expect(broken).toEqual([]);
});
