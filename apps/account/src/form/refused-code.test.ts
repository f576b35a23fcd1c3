import { expect, test } from 'vitest';
import { refusedCode } from './refused-code.ts';

test.each([
  ['123456', 'secondStep.wrong'],
  ['123 456', 'secondStep.wrong'],
  ['12', 'secondStep.incomplete'],
  ['', 'secondStep.incomplete'],
  ['12345a', 'secondStep.incomplete'],
])('about the code "%s", %s', (code, sentence) => {
  expect(refusedCode(code)).toBe(sentence);
});
