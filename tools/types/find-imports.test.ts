import { expect, test } from 'vitest';
import { findImports } from './find-imports.ts';

test.each([
  ["import { a, type B, c as d } from 'x';", [['a', false], ['B', true], ['c', false]]],
  ["import type { A, B } from 'x';", [['A', true], ['B', true]]],
  ["import x, { a } from 'x';", [['default', false], ['a', false]]],
  ["import * as x from 'x';", [['*', false]]],
  ["import type * as x from 'x';", [['*', true]]],
  ["export * from 'x';", [['*', false]]],
  ["export type { A } from 'x';", [['A', true]]],
  ["export {\n  a,\n  type B,\n} from 'x';", [['a', false], ['B', true]]],
  ["import { type as kind } from 'x';", [['type', false]]],
  ["import 'x';", []],
  ["const x = await import('x');", [['*', false]]],
  ["import(/* webpackChunkName: 'home' */ 'x');", [['*', false]]],
  ["import('x').then(({ a }) => a);", [['*', false]]],
  ['let client: import("x").Client;', [['Client', false]]],
])('%s', (source, names) => {
  expect(findImports(source)).toMatchObject([{ specifier: 'x', names: names.map(([name, isType]) => ({ name, isType })) }]);
});
