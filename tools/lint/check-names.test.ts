import { expect, test } from 'vitest';
import { checkNames } from './check-names.ts';

test.each([
  ['a function', 'export function wordsOf(text: string) {}', 'wordsOf'],
  ['a function in a function', 'function a() {\n  const keyOf = () => 1;\n}', 'keyOf'],
  ['a class', 'class TodayOf {}', 'TodayOf'],
  ['a type', 'type FieldsOf<T> = T;', 'FieldsOf'],
  ['an interface', 'interface FieldsOf {}', 'FieldsOf'],
  ['a function that tells', 'export function tellHost() {}', 'tellHost'],
  ['a function that only tells', 'const tell = () => 1;', 'tell'],
])('%s with a vague name is refused', (_, source, name) => {
  expect(checkNames('a.ts', source)).toEqual([expect.stringContaining(`declares "${name}"`)]);
});

test.each([
  [
    'names that say more',
    'const oneOf = 1; const teller = 1; const outOfTen = 1; function breaksScopeOfPractice() {} const kindsOfLaw = [];',
  ],
  ['names of the language', 'const at = [1].indexOf(1);\nconst { indexOf } = index;\nfor (const a of b) {}'],
  ['texts and comments', "// wordsOf\nconst a = 'wordsOf';"],
])('%s are let pass', (_, source) => {
  expect(checkNames('a.ts', source)).toEqual([]);
});
