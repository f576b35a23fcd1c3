import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { studyLevels } from './study-levels.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../../../../supabase/migrations/20261122090200_learners.sql'),
  'utf8',
);

test('the study levels are those of the database', () => {
  const [, body = ''] = /create function private\.study_levels\(\).*?\$\$(.*?)\$\$/s.exec(migration) ?? [];
  expect(Array.from(body.matchAll(/'([^']*)'/g), ([, level]) => level)).toEqual([...studyLevels]);
});
