import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstDeclaration } from '@revisoins/release/new-remote/first-declaration';
import { expect, test } from 'vitest';
import { readOwnDeclaration } from './own-declaration.ts';

/** A folder with this remote.json. */
function folder(text?: string): string {
  const made = mkdtempSync(join(tmpdir(), 'revisoins-declared-'));
  if (text !== undefined) writeFileSync(join(made, 'remote.json'), text);
  return made;
}
const declared = firstDeclaration('cards', 60);

test('the declaration of a folder is read', () => {
  expect(readOwnDeclaration(folder(JSON.stringify(declared)))).toEqual(declared);
});

test.each([
  ['no declaration', undefined, 'has no remote.json, so it is not the folder of a remote'],
  ['a declaration that is not JSON', '{ "name": }', 'remote.json is not JSON'],
  ['no list of slots', JSON.stringify({ ...declared, slots: undefined }), 'remote.json, slots: '],
  [
    'a name in capitals',
    JSON.stringify({ ...declared, name: 'CARDS' }),
    'remote.json, name: lower case letters',
  ],
])('a folder with %s is told so', (_, text, sentence) => {
  expect(() => readOwnDeclaration(folder(text))).toThrow(sentence);
});
