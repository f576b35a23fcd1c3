import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

test('adds up the summaries of several runs', () => {
  const output = `
 Test Files  2 passed (2)
      Tests  29 passed (29)
 Test Files  1 failed | 1 passed (2)
      Tests  2 failed | 5 passed (7)

  1 failed
    e2e/journey.spec.ts:3:1 > a learner
  12 passed (40.1s)
`;
  expect(countTests(output)).toEqual({ passed: 46, failed: 3 });
});

test('counts nothing in an output without tests', () => {
  expect(countTests('error TS2304: Cannot find name')).toEqual({ passed: 0, failed: 0 });
});
