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
  ['a declaration that is not JSON', '{ "name": }', 'remote.json is not JSON; look at line 1, column 11.'],
  ['no list of slots', JSON.stringify({ ...declared, slots: undefined }), 'remote.json, slots: '],
  ['a name that is a number', JSON.stringify({ ...declared, name: 1 }), 'See <site>/sdk/docs/remote-team.md'],
  [
    'a name in capitals',
    JSON.stringify({ ...declared, name: 'CARDS' }),
    'remote.json, name: lower case letters',
  ],
])('a folder with %s is told so', (_, text, sentence) => {
  expect(() => readOwnDeclaration(folder(text))).toThrow(sentence);
});

test('a team is sent to the guide of the site that it has its packages from', () => {
  const made = folder('{}');
  const packages = { '@revisoins/sdk': 'https://revisoins.example/sdk/sdk.tgz' };
  writeFileSync(join(made, 'package.json'), JSON.stringify({ devDependencies: packages }, null, 2));
  expect(() => readOwnDeclaration(made)).toThrow('https://revisoins.example/sdk/docs/remote-team.md');
});
