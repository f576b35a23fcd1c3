import { expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';

const importing = (...specifiers: string[]) =>
  specifiers.map((specifier) => `import { x } from '${specifier}';`).join('\n');

test('files that import each other are reported, over any number of files', () => {
  const sources = {
    'a/one.ts': importing('./two.ts'),
    'a/two.ts': importing('./three.ts'),
    'a/three.ts': importing('./one.ts'),
  };
  expect(findCircles(sources, [])).toEqual([
    'Files import each other: a/one.ts -> a/two.ts -> a/three.ts -> a/one.ts',
  ]);
});

test('types, exports and dynamic imports count', () => {
  const sources = {
    'a/one.ts': "import type { X } from './two.ts';",
    'a/two.ts': "export * from './three.ts';",
    'a/three.ts': "const x = () => import('./one.ts');",
  };
  expect(findCircles(sources, [])).toHaveLength(1);
});

const folders = {
  'x/a/one.ts': importing('../b/one.ts'),
  'x/b/one.ts': '',
  'x/b/two.ts': importing('../a/two.ts'),
  'x/a/two.ts': '',
};

test('folders that import each other are reported, though no files do', () => {
  expect(findCircles(folders, [])).toEqual(['Folders import each other: x/a -> x/b -> x/a']);
});

test('an accepted circle is not reported, and one that has gone is', () => {
  expect(findCircles(folders, ['x/b -> x/a'])).toEqual([]);
  expect(findCircles({ ...folders, 'x/b/two.ts': '' }, ['x/b -> x/a'])).toEqual([
    expect.stringContaining('"x/b -> x/a" closes no circle any more'),
  ]);
});

test('a folder and what is inside of it, and what tests import, are no circle', () => {
  expect(
    findCircles(
      { 'x/index.ts': importing('./a/one.ts'), 'x/a/one.ts': importing('../words.ts'), 'x/words.ts': '' },
      [],
    ),
  ).toEqual([]);
  expect(
    findCircles({ ...folders, 'x/b/two.ts': '', 'x/b/two.test.ts': importing('../a/two.ts') }, []),
  ).toEqual([]);
});

test('what only ends in a circle is in none', () => {
  const sources = {
    'a/start.ts': importing('./one.ts'),
    'a/one.ts': importing('./two.ts'),
    'a/two.ts': importing('./one.ts'),
  };
  expect(findCircles(sources, [])).toEqual(['Files import each other: a/one.ts -> a/two.ts -> a/one.ts']);
});
