import { describe, expect, test } from 'vitest';
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
  const decision = decide('hypoglycemia, hyperglycemia', [
    possible('Hyperglycemia: signs', 0.49),
    possible('Gestational diabetes', 0.48),
    possible('Hyperglycemia: causes', 0.47),
    possible('Insulin', 0.46),
    possible('Hypoglycemia: signs', 0.45),
  ]);
  expect(decision.outcome === 'choices' && decision.entries.map(({ entry }) => entry.wording.title)).toEqual([
    'Hyperglycemia: signs',
    'Hypoglycemia: signs',
    'Gestational diabetes',
  ]);
});

test.each([
  ['the sugar is 3.2, what do I give', 'What to do in hypoglycemia'],
  ['quoi faire si la glycémie est a 3', 'What to do in hypoglycemia'],
  ['sugar is 3 what do i do', 'What to do in hypoglycemia'],
  ['the sugar is 3 hours old, what do I give', 'Hypoglycemia: signs'],
  ['glucose is 2 to 3 times higher, what do I give', 'Hypoglycemia: signs'],
  ['la glycémie est à 3 semaines, je donne quoi', 'Hypoglycemia: signs'],
  ['unconscious, the sugar is 3.2, what do I give', 'Hypoglycemia: signs'],
])('of a low glucose, what to do comes first, unless nothing may be swallowed: "%s"', (question, first) => {
  const decision = decide(question, [
    possible('Hypoglycemia: signs', 0.49),
    possible('Dawn phenomenon', 0.48),
    possible('Insulin', 0.47),
    possible('What to do in hypoglycemia', 0.4),
  ]);
  expect(decision.outcome === 'choices' && decision.entries[0]?.entry.wording.title).toBe(first);
});

/** Found as an answer to a question about a catheter. */
const clear = (short: string) => found({ title: 'Urinary catheter', short }, ['cathet'], 'technique');

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
    expect(decide(question, [clear(short)]).outcome).toBe(outcome);
  },
);

test.each([
  ['where is the urinary catheter held', 0.9, 'answer'],
  // As close by its meaning, but not in these words.
  ['where is the tube of the bladder held', 0.9, 'choices'],
  ['where is the urinary catheter held', 0.4, 'choices'],
])(
  'an entry answers "%s" if its names and its score, %d, make that likely: %s',
  (question, score, outcome) => {
    const best = { ...clear('It is held to the thigh.'), score };
    expect(decide(question, [best]).outcome).toBe(outcome);
  },
);

test('a name alone that several entries bear is a choice', () => {
  const one = clear('It is held to the thigh.');
  const other = found({ title: 'Catheter removal' }, ['cathet'], 'technique');
  expect(decide('catheter', [one]).outcome).toBe('answer');
  expect(decide('catheter', [one, other]).outcome).toBe('choices');
  expect(decide('what holds a catheter', [one, other]).outcome).toBe('answer');
});

describe('a question that follows another one', () => {
  const best = clear('It is held to the thigh.');
  const question = 'and in somebody agitated';
  const both = { words: `${question} urinary catheter`, isAbout: () => true, asksAnew: false };

  test('is measured with the subject of that one', () => {
    expect(decide(question, [best]).outcome).toBe('choices');
    expect(decide(question, [best], both).outcome).toBe('answer');
    expect(decide(question, [{ ...best, misses: true }], both).outcome).toBe('choices');
  });

  test('must be as likely as a whole question where it asks something else of that subject', () => {
    const likely = { ...best, score: 0.75 };
    expect(decide(question, [likely], both).outcome).toBe('answer');
    expect(decide(question, [likely], { ...both, asksAnew: true }).outcome).toBe('choices');
  });

  test('is not answered by what is not about it, which comes last among the choices', () => {
    const other = { ...clear('It is held to the arm.'), score: 0.5 };
    const isAbout = (one: unknown) => one === other;
    const decision = decide(question, [best, other], { ...both, isAbout });
    expect(decision.outcome === 'choices' && decision.entries).toEqual([other, best]);
  });
});
