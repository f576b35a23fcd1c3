import { passwordStrength } from '@revisoins/auth';
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { strengthLevel } from './strength-meter.tsx';

const level = (password: string) => strengthLevel(passwordStrength(password));

test.each([
  ['a', 'weak'],
  ['abc12345', 'weak'],
  ['tournesol', 'weak'],
  ['Tournesol', 'fair'],
  ['Tournesol8', 'good'],
  ['Tournesol-jaune-8', 'strong'],
])('%s is %s', (password, expected) => {
  expect(level(password)).toBe(expected);
});

test('what is accepted is called good or strong, and nothing else is', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 40 }), (password) => {
      expect(['good', 'strong'].includes(level(password))).toBe(passwordStrength(password).isStrongEnough);
    }),
  );
});
