import { expect, test } from 'vitest';
import { findImports, withSpecifiers } from './find-imports.ts';

test.each([
  [
    "import { a, type B, c as d } from 'x';",
    [
      ['a', false],
      ['B', true],
      ['c', false],
    ],
  ],
  [
    "import type { A, B } from 'x';",
    [
      ['A', true],
      ['B', true],
    ],
  ],
  [
    "import x, { a } from 'x';",
    [
      ['default', false],
      ['a', false],
    ],
  ],
  ["import * as x from 'x';", [['*', false]]],
  ["import type * as x from 'x';", [['*', true]]],
  ["export * from 'x';", [['*', false]]],
  ["export type { A } from 'x';", [['A', true]]],
  [
    "export {\n  a,\n  type B,\n} from 'x';",
    [
      ['a', false],
      ['B', true],
    ],
  ],
  ["import { type as kind } from 'x';", [['type', false]]],
  ["import 'x';", []],
  ["const x = await import('x');", [['*', false]]],
  ["import(/* webpackChunkName: 'home' */ 'x');", [['*', false]]],
  ["import('x').then(({ a }) => a);", [['*', false]]],
  ['let client: import("x").Client;', [['Client', true]]],
  ['let element: import("x").JSX.Element;', [['JSX', true]]],
  ['let client: typeof import("x");', [['*', false]]],
  ['let client: typeof import("x").client;', [['client', false]]],
  [
    "import { a /* the first, b */, c, } from 'x';",
    [
      ['a', false],
      ['c', false],
    ],
  ],
  ["import { a }\nfrom /* the new one */\n'x';", [['a', false]]],
  ["import { 'a b' as c } from 'x';", [['a b', false]]],
  ["const x = <T,>(y: T) => y; import {} from 'x' with { type: 'json' };", []],
])('%s', (source, names) => {
  expect(findImports('a.ts', source)).toMatchObject([
    { specifier: 'x', names: names.map(([name, isType]) => ({ name, isType })) },
  ]);
});

test.each([
  ['a comment', "// import { a } from 'x';\n/* export * from 'x'; */"],
  ['a string', 'const text = "import { a } from \'x\';";'],
  ['a template', "const text = `\nimport { a } from 'x';\n`;"],
])('what stands in %s is not an import', (_, source) => {
  expect(findImports('a.ts', source)).toEqual([]);
});

test('the line is the specifier’s, and an import with a computed specifier has none', () => {
  expect(
    findImports('a.tsx', "import {\n  a,\n} from 'x';\nconst b = (name: string) => <p>{import(name)}</p>;"),
  ).toMatchObject([
    { specifier: 'x', line: 3 },
    { specifier: '', line: 4 },
  ]);
});

test('a source that does not parse is reported with its line', () => {
  expect(() => findImports('libs/auth/a.ts', 'const a = 1;\nimport { from;')).toThrow(
    /^libs\/auth\/a\.ts:2 cannot be parsed: /,
  );
});

test('specifiers change, texts that look like them stay', () => {
  const source =
    "// from './a.ts'\nimport { a } from './a.ts';\nexport const b: import('./b.ts').B = \"import './a.ts'\";\n";
  expect(withSpecifiers('a.ts', source, (specifier) => specifier.replace('./', '../'))).toBe(
    "// from './a.ts'\nimport { a } from '../a.ts';\nexport const b: import('../b.ts').B = \"import './a.ts'\";\n",
  );
});
