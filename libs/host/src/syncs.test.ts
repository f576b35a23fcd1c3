// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { cancelSync, isSyncRequested, requestSync } from './syncs.ts';

beforeEach(() => localStorage.clear());

test('a request holds for one remote and one learner until it is cancelled', () => {
  requestSync('quiz', 'ann');
  requestSync('quiz', 'ann');
  expect(isSyncRequested('quiz', 'ann')).toBe(true);
  expect(isSyncRequested('quiz', 'bea')).toBe(false);
  expect(isSyncRequested('exam', 'ann')).toBe(false);
  cancelSync('quiz', 'ann');
  expect(isSyncRequested('quiz', 'ann')).toBe(false);
});
