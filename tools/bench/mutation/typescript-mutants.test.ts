import { expect, test } from 'vitest';
import { applyMutant } from './mutant.ts';
import { typescriptMutants } from './typescript-mutants.ts';

const mutate = (source: string) =>
  typescriptMutants('a.ts', source).map((mutant) => applyMutant(source, mutant));

test.each([
  ['if (a) b();', ['if (true) b();', 'if (false) b();', 'if (a) ;']],
  ['const f = a < b;', ['const f = a <= b;', 'const f = a >= b;']],
  ['const f = a - b;', ['const f = a + b;']],
  ['const f = a ?? b;', ['const f = a && b;']],
  ['const f = !a;', ['const f = a;']],
  ['const f = 4;', ['const f = 5;']],
  ['const f = 60_000;', ['const f = 120000;']],
  ['const f = Math.round(a);', ['const f = Math.floor(a);']],
  ['const f = a.filter(b);', ['const f = a;']],
  ['const f = [true];', ['const f = [false];']],
  ['function f() { return a.b; }', ['function f() { return undefined; }']],
  ['function f() { throw a; }', ['function f() { ; }']],
  [
    'const f = /^a+$/i;',
    ['const f = /a+$/i;', 'const f = /^a$/i;', 'const f = /^a+/i;', 'const f = /^a+$/;'],
  ],
  ["const f = a === 'b';", ["const f = a !== 'b';", "const f = a === '';"]],
])('of %s makes %j', (source, mutants) => {
  expect(mutate(source).sort()).toEqual([...mutants].sort());
});

test.each([
  "import { a } from 'b';",
  "type A = 'a' | 4 | true;",
  'interface A { readonly a: 4 }',
  "say('a text for readers');",
  "'use strict';",
  "const f = 'a' + b;",
  'const f: Record<4, true> = a;',
  'const f = a.toString();',
])('leaves %s as it is, but for a statement as a whole', (source) => {
  expect(mutate(source).filter((mutant) => mutant !== ';')).toEqual([]);
});

test('reads the expression in a cast, and counts lines in texts with any letters', () => {
  const source = "const é = '😀';\nconst f = (a < b) as unknown as C;";
  expect(typescriptMutants('a.ts', source)).toMatchObject([
    { line: 2, operator: 'boundary', original: '<', replacement: '<=' },
    { line: 2, operator: 'boundary', original: '<', replacement: '>=' },
  ]);
});
