import { expect, test } from 'vitest';
import { askedPassage, writeAsked } from '../../../supabase/functions/complete/look-up/asked-sentences.ts';
import type { Judged } from '../../../supabase/functions/complete/look-up/judge-entries.ts';
import type { Wording } from '../../../supabase/functions/complete/look-up/search-entries.ts';

/** An entry that was found for a question, whose words have these stems. */
function found(wording: Partial<Wording>, stems: readonly string[], kind = 'definition'): Judged {
  const entry = {
    id: 'entry',
    topic: 'topic',
    kind,
    skills: [1],
    reviewed: false,
    places: [],
    names: [],
    wording: { title: 'COPD', terms: [], short: '', ...wording },
  };
  return {
    entry,
    coverage: 1,
    named: 1,
    exact: 1,
    score: 1,
    hasSubject: true,
    isTitled: true,
    isSingle: true,
    misses: false,
    inPassing: false,
    lacksAspect: false,
    hasStranger: false,
    rows: [],
    asked: stems.map((stem) => ({ ways: [[stem]], weight: 4, isSide: false })),
  };
}

const lungs = {
  short: 'It is an obstruction of the airways, mostly due to tobacco. Signs: cough, sputum.',
  more: [
    'Vaccines are offered. Oxygen: follow the target, because too much oxygen can cause drowsiness. It is humidified.',
  ],
};

test('where the short answer says part of what is asked, the sentence with the rest comes after it', () => {
  expect(writeAsked('cough and vaccines in COPD', found(lungs, ['copd', 'cough', 'vaccin']))).toBe(
    `${lungs.short} Vaccines are offered.`,
  );
});

test('where it says nothing of it, the sentence that was asked for comes first', () => {
  const short = 'Airways are narrow. Signs: cough, sputum.';
  expect(writeAsked('vaccines in COPD', found({ ...lungs, short }, ['copd', 'vaccin']))).toBe(
    'Vaccines are offered. Airways are narrow.',
  );
});

test('a question why gets the reason for its own subject, not the first reason that is given', () => {
  expect(writeAsked('Why is oxygen limited in COPD?', found(lungs, ['copd', 'oxygen']))).toContain(
    'because too much oxygen can cause drowsiness',
  );
});

test('where the short answer says all that is asked, nothing is added', () => {
  expect(writeAsked('cough in COPD', found(lungs, ['copd', 'cough']))).toBe(lungs.short);
});

test('a sentence that begins with "it" comes with the one that says what it is', () => {
  expect(askedPassage('is it humidified', found(lungs, ['copd', 'humidifi']))).toContain(
    'Oxygen: follow the target, because too much oxygen can cause drowsiness. It is humidified.',
  );
});

test('where it is asked how, the steps come together, in their order', () => {
  const steps = ['Measure lying down.', 'Help the person up.', 'Measure again standing.', 'Record.'];
  const entry = found({ title: 'Hypotension', short: 'A drop on standing.', steps }, ['hypotens', 'measur']);
  expect(writeAsked('how do you measure hypotension', entry)).toBe(
    'Measure lying down. Help the person up. Measure again standing. A drop on standing.',
  );
});

test('a reply takes no more than half a minute to read aloud', () => {
  const more = Array.from({ length: 20 }, (_, at) => `Oxygen ${at} ${'word '.repeat(30)}end.`);
  const judged = found({ ...lungs, more }, ['copd', 'oxygen']);
  expect(writeAsked('oxygen in COPD', judged).length).toBeLessThanOrEqual(520);
  expect(askedPassage('oxygen in COPD', judged).length).toBeLessThanOrEqual(300);
});
