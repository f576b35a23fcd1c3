import { remoteDeclarationSchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { addWorkspace } from './add-workspace.ts';
import { allowImports } from './allow-imports.ts';
import { remoteFiles } from './remote-files.ts';

const manifest = { name: '@revisoins/cards', version: '0.1.0', dependencies: { zod: '1.0.0', react: '2.0.0' }, devDependencies: {} };

test('a new remote has a valid declaration and its name everywhere', () => {
  const files = remoteFiles({ name: 'flash-cards', order: 60, dependencies: {}, devDependencies: {} });
  expect(remoteDeclarationSchema.parse(JSON.parse(files['remote.json'] ?? ''))).toMatchObject({ name: 'flash-cards', nav: [{ to: '/flash-cards', label: { fr: 'Flash cards' } }] });
  expect(Object.values(files).join()).not.toContain('__name__');
});

test('the lockfile gets the workspace where npm puts it', () => {
  const keys = ['', 'apps/account', 'apps/exam', 'libs/auth', 'node_modules/@revisoins/auth', 'node_modules/@revisoins/exam', 'node_modules/zod'];
  const lockfile = { lockfileVersion: 3, packages: Object.fromEntries(keys.map((key) => [key, {}])) };
  const { packages } = addWorkspace(lockfile, 'apps/cards', manifest);
  expect(Object.keys(packages)).toEqual(['', 'apps/account', 'apps/cards', 'apps/exam', 'libs/auth', 'node_modules/@revisoins/auth', 'node_modules/@revisoins/cards', 'node_modules/@revisoins/exam', 'node_modules/zod']);
  expect(Object.keys(packages['apps/cards']?.dependencies as object)).toEqual(['react', 'zod']);
});

test('the boundary check gets a line after the last app', () => {
  expect(allowImports("{\n  'apps/quiz': [],\n  tools: [],\n}", 'cards').split('\n')[2]).toBe("  'apps/cards': [...shared, ...ui, 'assessment'],");
});
