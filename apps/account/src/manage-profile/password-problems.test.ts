import { expect, test } from 'vitest';
import { passwordProblems } from './password-problems.ts';

test.each([
  [
    'every empty field is required',
    { current: '', next: 'abcdef', confirm: '' },
    { current: 'required', confirm: 'required' },
  ],
  [
    'an empty field is named before any other problem',
    { current: 'a', next: 'b', confirm: '' },
    { confirm: 'required' },
  ],
  [
    'both entries must be the same',
    { current: 'a', next: 'abcdef', confirm: 'abcdeg' },
    { confirm: 'different' },
  ],
  [
    '7 characters are too short',
    { current: 'a', next: 'abcdefg', confirm: 'abcdefg' },
    { next: 'too-short' },
  ],
  ['8 characters pass', { current: 'a', next: 'abcdefgh', confirm: 'abcdefgh' }, {}],
])('of a new password: %s', (_, values, expected) => {
  expect(passwordProblems(values)).toEqual(expected);
});
