import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..', '..', '..');

// Functions are deployed without libs/: they hold copies of what must be the same on both sides.
test.each([
  ['libs/assessment/src/hash-question.ts', 'supabase/functions/_shared/hash-question.ts'],
  ['libs/assessment/src/guarded-topics.ts', 'supabase/functions/_shared/gate/guarded-topics.ts'],
])('%s is copied to %s: after a change, copy it again', (original, copy) => {
  expect(readFileSync(join(repository, copy), 'utf8')).toBe(readFileSync(join(repository, original), 'utf8'));
});
