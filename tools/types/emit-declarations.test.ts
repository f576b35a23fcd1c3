import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from './tree.fixture.ts';
import { emitTypes } from './emit-declarations.ts';
import { memberNames, NAMED_FILE } from './named-members.ts';

const repository = join(import.meta.dirname, '../..');
const manifest = JSON.stringify({
  exports: { '.': './src/index.ts', './setup': './src/setup.ts', './tokens.css': './src/tokens.css' },
});

/** A repository with two libraries and an app that uses them. */
const tree = {
  'libs/backend/package.json': manifest,
  'libs/backend/src/setup.ts':
    '/** Where it is. */\nexport interface Settings { url: string }\nexport const setUp = (settings: Settings) => settings.url;',
  'libs/backend/src/index.ts':
    "export { setUp } from './setup.ts';\nexport const run = (query: string) => query.length;",
  'libs/auth/package.json': manifest,
  'libs/auth/src/index.ts':
    "import { setUp, type Settings } from '@revisoins/backend/setup';\nexport { secret } from './secret.ts';\nexport const start = (settings: Settings) => setUp(settings);\nexport type Person = { name: string };\nexport const unused = 1;",
  'libs/auth/src/secret.ts': "import { key } from './key.ts';\nexport const secret = (): number => key;",
  'libs/auth/src/key.ts': 'export const key = 1;',
  'apps/quiz/tsconfig.json': JSON.stringify({ extends: join(repository, 'tsconfig.base.json') }),
  'apps/quiz/src/routes.v1.ts':
    "export const routes: readonly { id: string; lazy: () => Promise<object> }[] = [{ id: 'home', lazy: () => import(/* webpackChunkName: 'home' */ './home.ts') }];",
  'apps/quiz/src/home.ts':
    "import { start, type Person } from '@revisoins/auth';\nexport { run } from '@revisoins/backend';\nconst person: Person = { name: start({ url: '' }) };\nexport const home = () => person.name;",
  'apps/quiz/src/home.test.ts':
    "import { unused } from '@revisoins/auth';\nexport const broken: string = unused;",
};

let root = '';
beforeEach(() => {
  root = writeFiles(temporaryFolder('tree'), tree);
});

const types = () =>
  emitTypes({
    root,
    directory: join(root, 'apps/quiz'),
    libraries: ['@revisoins/auth', '@revisoins/backend'],
    exposes: { './routes/v1': './src/routes.v1.ts' },
  });

test('a build contains what it was compiled against, exposes and uses, and nothing else', async () => {
  const made = await types();
  expect(Object.keys(made.files)).toEqual([
    'apps/quiz/src/routes.v1.d.ts',
    'libs/auth/src/index.d.ts',
    'libs/auth/src/secret.d.ts',
    'libs/backend/src/index.d.ts',
    'libs/backend/src/setup.d.ts',
  ]);
  expect(made.exposes).toEqual({ './routes/v1': 'apps/quiz/src/routes.v1.d.ts' });
  expect(made.uses).toEqual({
    '@revisoins/auth': { values: ['start'], types: ['Person'] },
    '@revisoins/backend': { values: ['run'], types: [] },
  });
  expect(made.files['libs/auth/src/index.d.ts']).toContain('../../backend/src/setup.ts');
  expect(JSON.stringify(made)).not.toMatch(/@revisoins\/backend\/setup|Where it is/);
});

test('the same source gives the same types, wherever it lies', async () => {
  const here = await types();
  root = writeFiles(temporaryFolder('elsewhere'), tree);
  expect(JSON.stringify(await types())).toBe(JSON.stringify(here));
});

test('a style sheet that a source imports for its effect is not in the types', async () => {
  const routes = tree['apps/quiz/src/routes.v1.ts'];
  writeFiles(root, {
    'apps/quiz/src/routes.v1.ts': `import './utilities.css';\n${routes}`,
    'apps/quiz/src/utilities.css': '.p-4 { padding: 1rem; }',
  });
  expect(JSON.stringify(await types())).not.toContain('utilities.css');
});

test('what the scripts of a component import and name is in the types, too', async () => {
  writeFiles(root, {
    'libs/backend/src/database.types.ts':
      'export interface DatabaseFunctions {\n  start_exam: { id: string };\n  skill_stats: { id: string };\n}',
    'libs/backend/src/index.ts':
      "import type { DatabaseFunctions } from './database.types.ts';\nexport const run = (name: keyof DatabaseFunctions) => name.length;",
    'apps/quiz/src/vue.d.ts':
      "declare module '*.vue' {\n  const component: object;\n  export default component;\n}",
    'apps/quiz/src/home.ts': "import Cards from './cards.vue';\nexport const home = () => Cards;",
    'apps/quiz/src/cards.vue':
      "<script setup lang=\"ts\">\nimport type { Person } from '@revisoins/auth';\nimport { run } from '@revisoins/backend';\nimport { help } from './help.ts';\nrun('start_exam');\n</script>\n<template><p>{{ help }}</p></template>",
    'apps/quiz/src/help.ts': "import { unused } from '@revisoins/auth';\nexport const help = unused;",
  });
  const { uses, files } = await types();
  expect(uses).toEqual({
    '@revisoins/auth': { values: ['unused'], types: ['Person'] },
    '@revisoins/backend': { values: ['run'], types: [] },
  });
  expect(memberNames(files[NAMED_FILE] ?? '')).toEqual(['start_exam']);
});

test('a source that cannot be declared gives no types, and its position is reported', async () => {
  writeFiles(root, {
    'libs/auth/src/secret.ts': "import { open } from './vault.ts';\nexport const secret = open();",
    'libs/auth/src/vault.ts':
      'class Vault { #key = 1; }\nexport const open = () => class extends Vault { private door = 1; };',
  });
  await expect(types()).rejects.toThrow('libs/auth/src/secret.ts:2 ');
});

test('an import that computes what it imports is reported', async () => {
  writeFiles(root, {
    'apps/quiz/src/home.ts': "const name = './a.ts';\nexport const home = () => import(name);",
  });
  await expect(types()).rejects.toThrow('home.ts:2 computes what it imports');
});

test('of what is named by strings, a build contains what its sources or their declarations name', async () => {
  const database = (functions: readonly string[]) =>
    `export interface Tables {\n  profiles: { id: string };\n  attempts: { id: string };\n}\nexport interface DatabaseFunctions {\n${functions.map((name) => `  ${name}: { id: string };\n`).join('')}}`;
  const functions = ['start_exam', 'start_mock', 'skill_stats', 'voided_versions'];
  writeFiles(root, {
    'libs/backend/src/database.types.ts': database(functions),
    'libs/backend/src/index.ts':
      "import type { DatabaseFunctions } from './database.types.ts';\nexport const callRpc = (name: keyof DatabaseFunctions) => name.length;",
    'libs/auth/src/index.ts':
      "import type { Tables } from '../../backend/src/database.types.ts';\nexport const rename = (row: Tables['profiles']) => row.id;",
    'apps/quiz/src/home.ts':
      "import { rename } from '@revisoins/auth';\nimport { callRpc } from '@revisoins/backend';\nconst kinds = ['exam', 'mock'] as const;\n// voided_versions is only spoken of.\nexport const home = () => [rename({ id: '' }), callRpc('skill_stats'), ...kinds.map((kind) => callRpc(`start_${kind}`))];",
  });
  const members = async () => memberNames((await types()).files[NAMED_FILE] ?? '');
  expect(await members()).toEqual(['profiles', 'start_exam', 'start_mock', 'skill_stats']);

  const made = JSON.stringify(await types());
  writeFiles(root, { 'libs/backend/src/database.types.ts': database([...functions, 'added']) });
  expect(JSON.stringify(await types())).toBe(made);
});

test('a host provides all of it', async () => {
  writeFiles(root, {
    'libs/backend/src/database.types.ts': 'export interface Tables {\n  profiles: { id: string };\n}',
    'libs/backend/src/index.ts': "export type { Tables } from './database.types.ts';",
    'apps/quiz/src/home.ts': 'export const home = 1;',
  });
  const { files } = await emitTypes({
    root,
    directory: join(root, 'apps/quiz'),
    libraries: ['@revisoins/backend'],
  });
  expect(memberNames(files[NAMED_FILE] ?? '')).toEqual(['profiles']);
});
