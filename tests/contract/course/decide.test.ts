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

/** Found as an answer to a question about a catheter. */
const clear = (short: string) => found({ title: 'Urinary catheter', short }, ['cathet']);

test.each([
  ['how often do you change a catheter', 'It is held to the thigh.', 'choices'],
  ['how often do you change a catheter', 'It is changed every 3 months.', 'answer'],
  ['how old must one be for a catheter', 'It is held to the thigh of an adult.', 'choices'],
  ['when do you take out a catheter', 'It is taken out with a syringe.', 'choices'],
  ['when do you take out a catheter', 'It is taken out 2 days after surgery.', 'answer'],
  ['what does a catheter look like', 'It is held to the thigh.', 'choices'],
  ['what does a high catheter mean', 'It is held to the thigh.', 'choices'],
  ['what makes a catheter block', 'It is held to the thigh.', 'choices'],
])(
  'what says nothing of the kind of thing asked about is no answer: "%s", "%s"',
  (question, short, outcome) => {
    expect(decide(question, [clear(short)], false).outcome).toBe(outcome);
  },
);

test.each([
  [0.5, 'choices'],
  [0.9, 'answer'],
])('an entry whose names say %d of a question, and that leads by little, gets: %s', (named, outcome) => {
  const best = { ...clear('It is held to the thigh.'), named, exact: 0.6, score: 0.8 };
  const next = { ...clear('It drains urine.'), score: 0.75 };
  expect(decide('catheter and thigh', [best, next], false).outcome).toBe(outcome);
});
