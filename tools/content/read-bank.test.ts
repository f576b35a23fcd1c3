import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bankRows, readBank } from './read-bank.ts';

test('the questions of this repository can be read', async () => {
  const rows = await readBank(join(import.meta.dirname, '..', '..', 'content'));
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
});

test.each([
  ['a file of another shape', '{ "items": [] }', 'x.json is not a bank file'],
  [
    'a skill that is not offered',
    '{ "skill": 10, "items": [] }',
    'a skill or an exam domain that does not exist',
  ],
  [
    'a domain that is not offered',
    '{ "domain": "Chirurgie", "items": [] }',
    'a skill or an exam domain that does not exist',
  ],
])('%s is refused by its name', (_case, text, message) => {
  expect(() => bankRows('x.json', text)).toThrow(message);
});
