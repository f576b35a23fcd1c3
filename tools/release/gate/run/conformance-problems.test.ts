import { expect, test } from 'vitest';
import { findingProblems } from './conformance-problems.ts';

test('the gate says what failed, and which checks did not run', () => {
  const loads = { check: 'loads', sentence: '/cards shows no heading.', state: 'failed' as const };
  const timers = { check: 'timers', sentence: 'It did not run: timers.', state: 'not run' as const };
  expect(findingProblems([loads, timers, { ...timers, check: 'focus' }])).toEqual([
    'loads: /cards shows no heading.',
    '2 checks did not run, so it is not known whether the build passes them: timers, focus.',
  ]);
});
