import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FACTORS_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from './input-bounds.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../../supabase', file), 'utf8');

test('a username may be as long here as in the database', () => {
  expect(read('migrations/20261122090200_learners.sql')).toContain(
    `char_length(username) between ${USERNAME_MIN} and ${USERNAME_MAX}`,
  );
});

test.each([
  ['minimum_password_length', PASSWORD_MIN],
  ['max_enrolled_factors', FACTORS_MAX],
])('%s of the account server is %i', (setting, value) => {
  expect(read('config.toml')).toMatch(new RegExp(`^${setting} = ${value}$`, 'm'));
});
