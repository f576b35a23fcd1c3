import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emailProblem, isEmail, isSeen, passwordProblem } from './input-problem.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../../../../supabase/migrations/20261122090000_private_schema.sql'),
  'utf8',
);

/** The regular expression in a function of the migrations, as one of JavaScript. */
function readPattern(name: string): RegExp {
  const [, body = ''] =
    new RegExp(`create function private\\.${name}\\(\\).*?\\$\\$(.*?)\\$\\$`, 's').exec(migration) ?? [];
  const pieces = Array.from(body.matchAll(/'([^']*)'/g), ([, piece]) => piece);
  return new RegExp(
    pieces.join('').replace(/\\U([\dA-F]{8})/g, (_, code: string) => `\\u{${code}}`),
    'u',
  );
}

test('a character is seen, between letters and alone, where the database sees it', () => {
  const [hidden, visible] = [readPattern('hidden_marks'), readPattern('visible_character')];
  const differ: string[] = [];
  for (let code = 160; code <= 0x10_ff_ff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    for (const text of [character, `a${character}b`])
      if (isSeen(text) !== (!hidden.test(text) && visible.test(text))) differ.push(code.toString(16));
  }
  expect(differ).toEqual([]);
});

test.each(['Mary\u034Fse', 'Mary\u180Ese', 'Mary\u{E0100}se', 'le\u200Da', '\u202Elea', '\u2003 \u00A0'])(
  'is not what readers see: %j',
  (text) => {
    expect(isSeen(text)).toBe(false);
  },
);

test.each(['Zoe\u0301', '👩‍⚕️', '❤️', 'مریم\u200Cها', '李 梅', 'D’Amours'])(
  'is what readers see: %j',
  (text) => {
    expect(isSeen(text)).toBe(true);
  },
);

test.each([
  ['lea@exemple.ca', true],
  ['l@e.c', true],
  ['lea@courriel.exemple.qc.ca', true],
  [`${'l'.repeat(243)}@exemple.ca`, true],
  [`${'l'.repeat(244)}@exemple.ca`, false],
  ['lea@exemple', false],
  ['lea@exemple.', false],
  ['lea@.ca', false],
  ['lea@exemple..ca', false],
  ['@exemple.ca', false],
  ['lea@@exemple.ca', false],
  ['lea@max@exemple.ca', false],
  ['lea roy@exemple.ca', false],
  ['lea@exem ple.ca', false],
  ['lea@exemple.c a', false],
  ['lea@exemple.ca lea@exemple.ca', false],
])('%s has the shape of an e-mail: %s', (text, has) => {
  expect(isEmail(text)).toBe(has);
});

test.each([
  ['lea@exemple.ca', undefined],
  ['', 'email-format'],
  ['   ', 'email-format'],
  ['lea', 'email-format'],
  [`${'l'.repeat(244)}@exemple.ca`, 'email-format'],
  [`<${'l'.repeat(254)}`, 'email-format'],
  ['<lea@exemple.ca', 'email-characters'],
  [' lea@exemple.ca', 'email-characters'],
  ['le\u200Da@exemple.ca', 'email-characters'],
])('of the e-mail %j says %s', (email, problem) => {
  expect(emailProblem(email)?.problem).toBe(problem);
  if (problem !== undefined) expect(emailProblem(email)?.kind).toBe('invalid');
});

test.each([
  ['x'.repeat(8), 8, undefined],
  ['x'.repeat(7), 8, 'password-too-short'],
  ['x', 1, undefined],
  ['', 1, 'password-too-short'],
  ['x'.repeat(128), 8, undefined],
  ['x'.repeat(129), 8, 'password-too-long'],
  ['mot<de>passe', 8, 'password-characters'],
])('of the password %j with at least %i characters says %s', (password, min, problem) => {
  expect(passwordProblem(password, min)?.problem).toBe(problem);
});
