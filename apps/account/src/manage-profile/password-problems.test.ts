import { expect, test } from 'vitest';
import { passwordProblems } from './password-problems.ts';

test.each([
  [
    'every empty field is required',
    { current: '', next: 'abcdef', confirm: '' },
    { current: 'required', confirm: 'required' },
  ],
  ['required comes before all else', { current: 'a', next: 'b', confirm: '' }, { confirm: 'required' }],
  [
    'both new passwords are the same',
    { current: 'a', next: 'abcdef', confirm: 'abcdeg' },
    { confirm: 'different' },
  ],
  ['5 characters are too short', { current: 'a', next: 'abcde', confirm: 'abcde' }, { next: 'too-short' }],
  ['6 characters pass', { current: 'a', next: 'abcdef', confirm: 'abcdef' }, {}],
])('%s', (_, values, expected) => {
  expect(passwordProblems(values)).toEqual(expected);
});
