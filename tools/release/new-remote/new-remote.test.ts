import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDeclarationSchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { addWorkspace } from './add-workspace.ts';
import { createRemote, removeRemote } from './create-remote.ts';
import { declarationProblems } from '../gate/declaration/read-declaration.ts';
import { remoteFiles } from './remote-files.ts';

const manifest = {
  name: '@revisoins/cards',
  version: '0.1.0',
  dependencies: { zod: '1.0.0', react: '2.0.0' },
  devDependencies: {},
};

test('a new remote has a valid declaration and its name everywhere', () => {
  const files = remoteFiles({ name: 'flash-cards', order: 60, dependencies: {}, devDependencies: {} });
  expect(remoteDeclarationSchema.parse(JSON.parse(files['remote.json'] ?? ''))).toMatchObject({
    name: 'flash-cards',
    nav: [{ to: '/flash-cards', label: { fr: 'Flash cards' } }],
  });
  expect(declarationProblems(JSON.parse(files['remote.json'] ?? ''), 'flash-cards')).toEqual([]);
  expect(Object.values(files).join()).not.toContain('__name__');
});

test('the README of a new remote describes its folders, as the lint wants', () => {
  const files = remoteFiles({ name: 'flash-cards', order: 60, dependencies: {}, devDependencies: {} });
  const folders = Object.keys(files).flatMap((file) => /^src\/([^/]+)\//.exec(file)?.[1] ?? []);
  for (const folder of folders) expect(files['README.md']).toContain(`\`${folder}\``);
});

test('the lockfile gets the workspace where npm puts it', () => {
  const keys = [
    '',
    'apps/account',
    'apps/exam',
    'libs/auth',
    'node_modules/@revisoins/auth',
    'node_modules/@revisoins/exam',
    'node_modules/zod',
  ];
  const lockfile = { lockfileVersion: 3, packages: Object.fromEntries(keys.map((key) => [key, {}])) };
  const { packages } = addWorkspace(lockfile, 'apps/cards', manifest);
  expect(Object.keys(packages)).toEqual([
    '',
    'apps/account',
    'apps/cards',
    'apps/exam',
    'libs/auth',
    'node_modules/@revisoins/auth',
    'node_modules/@revisoins/cards',
    'node_modules/@revisoins/exam',
    'node_modules/zod',
  ]);
  expect(Object.keys(packages['apps/cards']?.dependencies as object)).toEqual(['react', 'zod']);
});

test('a new remote edits no shared source, and removing it leaves the tree as it was before', () => {
  const before = {
    'package-lock.json': `${JSON.stringify({ packages: { 'apps/quiz': {}, 'apps/quiz-start': {}, 'node_modules/@revisoins/quiz': {} } }, null, 2)}\n`,
    'tools/lint/boundaries.ts': '{}',
    'apps/quiz/remote.json': '{}',
    'node_modules/@revisoins/x/package.json': '{}',
  };
  const tree = writeFiles(temporaryFolder('tree'), before);
  createRemote(
    'cards',
    remoteFiles({ name: 'cards', order: 60, dependencies: {}, devDependencies: {} }),
    tree,
  );
  expect(existsSync(join(tree, 'node_modules/@revisoins/cards/remote.json'))).toBe(true);
  const { 'package-lock.json': _, ...shared } = before;
  for (const [file, text] of Object.entries(shared))
    expect(readFileSync(join(tree, file), 'utf8')).toBe(text);
  removeRemote('cards', tree);
  for (const [file, text] of Object.entries(before))
    expect(readFileSync(join(tree, file), 'utf8')).toBe(text);
  expect([readdirSync(join(tree, 'apps')), readdirSync(join(tree, 'node_modules/@revisoins'))]).toEqual([
    ['quiz'],
    ['x'],
  ]);
});
