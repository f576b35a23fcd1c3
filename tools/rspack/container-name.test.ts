import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { containerName } from './container-name.ts';

const root = join(import.meta.dirname, '../..');

/** A small repository with the quiz, a library, the content and the preset. */
function tree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-tree-'));
  for (const part of [
    'apps/quiz/src',
    'libs/ui',
    'tools/rspack',
    'tools/types',
    'content/skills',
    'content/calculations',
    'content/reference',
    'content/exam',
  ])
    mkdirSync(join(folder, part), { recursive: true });
  for (const file of ['package-lock.json', 'apps/quiz/package.json'])
    cpSync(join(root, file), join(folder, file));
  for (const file of [
    'apps/quiz/src/main.ts',
    'libs/ui/index.ts',
    'tools/rspack/remote.ts',
    'content/skills/comp-01.json',
    'content/exam/neurologie.json',
  ])
    writeFileSync(join(folder, file), 'one');
  return folder;
}
const nameIn = (folder: string) => containerName(join(folder, 'apps/quiz'), 'quiz');

test.each([
  ['its own source', 'apps/quiz/src/main.ts', true],
  ['a library', 'libs/ui/index.ts', true],
  ['the preset', 'tools/rspack/remote.ts', true],
  ['the content that its build reads', 'content/skills/comp-01.json', true],
  ['its calculations', 'content/calculations/tablets.json', true],
  ['its quick reference', 'content/reference/vital-signs.json', true],
  ['content that it does not read', 'content/exam/neurologie.json', false],
])('a change of %s', (_, file, changes) => {
  const folder = tree();
  const before = nameIn(folder);
  expect(nameIn(folder)).toBe(before);
  writeFileSync(join(folder, file), 'two');
  expect(nameIn(folder) !== before).toBe(changes);
});
