import { expect, test } from 'vitest';
import { failedTests } from './failed-tests.ts';

const output = `
 Test Files  1 failed | 1 passed (2)
⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯
 FAIL  |embedded| security/x.test.ts > a stranger reads nothing
AssertionError: expected 1 to be 0

 ❯ security/x.test.ts:3:1
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/1]⎯
other output
  1) [desktop] › e2e/journey.spec.ts:3:1 › a learner ────

    Error: expect(locator).toBeVisible()
  1 failed
    e2e/journey.spec.ts:3:1 > a learner
`;

test('lists each failed test with its reason, and nothing else', () => {
  expect(failedTests(output)).toEqual([
    ' FAIL  |embedded| security/x.test.ts > a stranger reads nothing\nAssertionError: expected 1 to be 0\n ❯ security/x.test.ts:3:1',
    '  1) [desktop] › e2e/journey.spec.ts:3:1 › a learner ────\n    Error: expect(locator).toBeVisible()',
  ]);
});

test('keeps to the first lines of a long reason', () => {
  const long = ` FAIL  a.test.ts > long\n${Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')}`;
  expect(failedTests(long, 3)).toEqual([' FAIL  a.test.ts > long\nline 0\nline 1']);
});

test('lists what ended a worker', () => {
  const ended = `
 ✓ security/y.test.ts (3 tests)
⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯

Vitest caught 1 unhandled error during the test run.

⎯⎯⎯⎯⎯⎯ Unhandled Error ⎯⎯⎯⎯⎯⎯⎯
Error: Worker exited unexpectedly
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯

 Test Files  88 passed (89)
`;
  expect(failedTests(ended).join('\n')).toContain('Error: Worker exited unexpectedly');
  expect(failedTests(ended).join('\n')).not.toContain('88 passed');
});
