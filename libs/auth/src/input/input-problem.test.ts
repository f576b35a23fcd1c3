import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSeen } from './input-problem.ts';

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
