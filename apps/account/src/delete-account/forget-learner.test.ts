// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { forgetLearner } from './forget-learner.ts';

test('what speaks of the learner goes, in names and in texts, and what does not stays', async () => {
  localStorage.setItem('draft-u1-8', '{}');
  localStorage.setItem('authAttempts', '[{"email":"lea@exemple.ca"}]');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('last-result', '{"learner":"u1"}');
  await forgetLearner(['u1', 'Lea@exemple.ca']);
  expect([{ ...localStorage }, sessionStorage.length]).toEqual([{ theme: 'dark' }, 0]);
});
