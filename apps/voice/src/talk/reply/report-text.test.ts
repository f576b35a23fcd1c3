import { expect, test } from 'vitest';
import { reportText } from './report-text.ts';

test('a report names the source as the learner knows it', () => {
  const turn = { question: 'c’est quoi une phlébite', reply: 'Une veine rouge et sensible.' };
  expect(reportText(turn, { title: 'Infiltration ou phlébite' })).toBe(
    'Thalia: c’est quoi une phlébite\n→ Une veine rouge et sensible.\n[Infiltration ou phlébite]',
  );
});
