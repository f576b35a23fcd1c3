import { expect, test } from 'vitest';
import { askedPassage, writeAsked } from '../../../supabase/functions/complete/look-up/asked-sentences.ts';
import { found } from './judged-entry.fixture.ts';

const lungs = {
  short: 'It is an obstruction of the airways, mostly due to tobacco. Signs: cough, sputum.',
  more: [
    'Vaccines against influenza are offered. Oxygen: follow the target, because too much oxygen can cause drowsiness. It is humidified.',
  ],
};

test('where the short answer says part of what is asked, the sentence with the rest comes after it', () => {
  expect(writeAsked('cough and vaccines in COPD', found(lungs, ['copd', 'cough', 'vaccin']))).toBe(
    `${lungs.short} Vaccines against influenza are offered.`,
  );
});

test('where it says nothing of it, the sentence that was asked for comes first', () => {
  const short = 'The airways are narrow for life. Signs: cough, sputum.';
  expect(writeAsked('vaccines in COPD', found({ ...lungs, short }, ['copd', 'vaccin']))).toBe(
    'Vaccines against influenza are offered. The airways are narrow for life.',
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

test('a passage has the whole short answer where there is room for it', () => {
  const short = 'Choking. Coughing: encourage it. Cannot speak: five back blows, then five thrusts.';
  expect(askedPassage('choking with cough', found({ title: 'Choking', short }, ['chok', 'cough']))).toBe(
    short,
  );
});

test('a reply takes no more than half a minute to read aloud', () => {
  const more = Array.from({ length: 20 }, (_, at) => `Oxygen ${at} ${'word '.repeat(30)}end.`);
  const judged = found({ ...lungs, more }, ['copd', 'oxygen']);
  expect(writeAsked('oxygen in COPD', judged).length).toBeLessThanOrEqual(520);
  expect(askedPassage('oxygen in COPD', judged).length).toBeLessThanOrEqual(340);
});
