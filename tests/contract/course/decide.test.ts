import { expect, test } from 'vitest';
import { decide } from '../../../supabase/functions/complete/look-up/decide.ts';
import { found } from './judged-entry.fixture.ts';

/** Found, but not as an answer. */
const possible = (title: string, score: number) => ({
  ...found({ title }, ['hypoglycem', 'hyperglycem']),
  score,
  coverage: 0.3,
  exact: 0.5,
  isTitled: false,
});

test('of two subjects that a question names, each has its entry among the choices', () => {
  const decision = decide(
    'hypoglycemia, hyperglycemia',
    [
      possible('Hyperglycemia: signs', 0.49),
      possible('Gestational diabetes', 0.48),
      possible('Hyperglycemia: causes', 0.47),
      possible('Insulin', 0.46),
      possible('Hypoglycemia: signs', 0.45),
    ],
    false,
  );
  expect(decision.outcome === 'choices' && decision.entries.map(({ entry }) => entry.wording.title)).toEqual([
    'Hyperglycemia: signs',
    'Hypoglycemia: signs',
    'Gestational diabetes',
  ]);
});

test.each([
  ['the sugar is 3.2, what do I give', 'What to do in hypoglycemia'],
  ['unconscious, the sugar is 3.2, what do I give', 'Hypoglycemia: signs'],
])('of a low glucose, what to do comes first, unless nothing may be swallowed: "%s"', (question, first) => {
  const decision = decide(
    question,
    [
      possible('Hypoglycemia: signs', 0.49),
      possible('Dawn phenomenon', 0.48),
      possible('Insulin', 0.47),
      possible('What to do in hypoglycemia', 0.4),
    ],
    false,
  );
  expect(decision.outcome === 'choices' && decision.entries[0]?.entry.wording.title).toBe(first);
});
