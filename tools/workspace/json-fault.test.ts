import { expect, test } from 'vitest';
import { jsonFault } from './json-fault.ts';

test.each([
  '{}',
  '[]',
  ' { "a": [1, -2.5e3, true, null, "é\\u00e9\\n"], "b": { "c": {} } }\n',
  '"text"',
  '0',
])('%j is JSON', (text) => {
  expect(JSON.parse(text)).toBeDefined();
  expect(jsonFault(text)).toBeUndefined();
});

test.each([
  ['{ "name": }', 'line 1, column 11'],
  ['{\n  "name": "cards",\n}', 'line 3, column 1'],
  ['{\n  "name": "cards"\n  "version": "1"\n}', 'line 3, column 3'],
  ["{ 'name': 1 }", 'line 1, column 3'],
  ['[1, 2,]', 'line 1, column 7'],
  ['{ "a": 01 }', 'line 1, column 9'],
  ['{ "a": "one\n two" }', 'line 1, column 8'],
  ['{ "a": 1 } // more', 'line 1, column 12'],
  ['{ "a": [1 }', 'line 1, column 11'],
  ['{ "a": 1', 'its end'],
  ['', 'its end'],
])('%j stops being JSON at %s', (text, where) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(jsonFault(text)).toBe(where);
});
