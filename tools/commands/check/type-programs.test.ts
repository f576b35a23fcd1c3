import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { expect, test } from 'vitest';
import { groupPrograms, writeTypePrograms } from './type-programs.ts';

const base = '../../tsconfig.base.json';

test('packages with the same options share a program, the others have one of their own', () => {
  const programs = groupPrograms({
    'libs/a': { extends: base, include: ['src'] },
    'tools/b': { extends: base, compilerOptions: { types: ['node'] }, include: ['**/*.ts'] },
    'libs/c': { extends: base, include: ['src', '*.ts'], exclude: ['src/generated'] },
  });
  expect(programs.map(({ include, compilerOptions }) => ({ include, compilerOptions }))).toEqual([
    {
      include: ['libs/a/src', 'libs/c/src', 'libs/c/*.ts'].map((path) => join(root, path)),
      compilerOptions: {},
    },
    { include: [join(root, 'tools/b/**/*.ts')], compilerOptions: { types: ['node'] } },
  ]);
  expect(programs[0]?.exclude).toContain(join(root, 'libs/c/src/generated'));
  expect(programs[0]?.exclude).toContain(join(root, 'libs/a/dist'));
});

test('a configuration with a part that no program would have is refused', () => {
  expect(() => groupPrograms({ 'libs/a': { extends: base, include: ['src'], files: ['b.ts'] } })).toThrow(
    'files',
  );
});

test('every package is in a program', () => {
  const included = writeTypePrograms()
    .map((path) => readFileSync(path, 'utf8'))
    .join();
  for (const folder of ['apps/quiz/src', 'libs/ui/showcase', 'tools/stack', 'tests'])
    expect(included).toContain(join(root, folder));
});
