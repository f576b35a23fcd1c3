import { expect, test } from 'vitest';
import { isEngineCrash } from './engine-crash.ts';

const endedWith = (how: string) =>
  `Caused by: Error: Worker exited unexpectedly with ${how} during started state while running test file x.test.ts`;

test.each([
  ['signal SIGTRAP', true],
  ['signal SIGSEGV', true],
  ['signal SIGABRT', false],
  ['signal SIGKILL', false],
  ['exit code 1', false],
])('a worker that ended with %s', (how, crashed) => {
  expect(isEngineCrash(endedWith(how))).toBe(crashed);
});

test('a failed test is no crash', () => {
  expect(isEngineCrash(' FAIL  a.test.ts > a\nAssertionError: expected 1 to be 0')).toBe(false);
});
