import { expect, test } from 'vitest';
import {
  askedPassage,
  saysAspects,
  writeAsked,
} from '../../../supabase/functions/complete/look-up/asked-sentences.ts';
import { lacksAspect } from '../../../supabase/functions/complete/look-up/asked-aspect.ts';
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

test('a quotation of several sentences is given whole', () => {
  const more = ['About voices: “I do not hear them. What do they say?” Report it.'];
  expect(
    writeAsked('what to answer to voices', found({ short: 'A false perception.', more }, ['voice'])),
  ).toContain('About voices: “I do not hear them. What do they say?”');
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

test('a step that comes with two groups of steps is said once', () => {
  const steps = [
    'Weigh the person in kilograms, without shoes.',
    'Multiply by the dose of the prescription.',
    'Compare with the range of the reference.',
    'Convert the dose to a volume.',
    'Measure it with an oral syringe.',
  ];
  const judged = found({ short: 'Kilograms times dose.', steps }, ['weigh', 'syringe']);
  expect(writeAsked('how do you weigh and use the syringe', judged).split('Compare')).toHaveLength(2);
});

test('a short step that comes back later is said again', () => {
  const steps = ['Rinse.', 'Rub the teeth.', 'Spit.', 'Rinse.', 'Rub the tongue.', 'Wipe.'];
  const judged = found({ short: 'Twice a day.', steps }, ['teeth', 'tongue']);
  expect(writeAsked('how do you do teeth and tongue', judged)).toContain('Spit. Rinse. Rub the tongue.');
});

test('a short step that comes with two groups of steps is said once', () => {
  const steps = ['Rub the teeth.', 'Spit.', 'Rinse.', 'Wipe the tongue.', 'Dry.'];
  const judged = found({ short: 'Twice a day.', steps }, ['teeth', 'tongue']);
  expect(writeAsked('how do you do teeth and tongue', judged).split('Rinse.')).toHaveLength(2);
});

test('a name that the short answer does not say is a part of the entry: its sentence is given', () => {
  const fall = 'If the person falls: guide them to the floor.';
  const judged = found(
    {
      title: 'Helping a person walk',
      terms: ['person who falls'],
      short: 'Closed shoes, a belt, on the weak side.',
      more: [fall],
    },
    ['walk', 'fall'],
  );
  const asked = judged.asked.map((word) => ({ ...word, weight: 3 }));
  expect(writeAsked('the person falls while walking', { ...judged, asked })).toContain(fall);
});

test('a word that the entry never says does not hide the sentence with the amount', () => {
  const balloon = {
    title: 'Catheter balloon',
    short: 'Inflate it once urine flows.',
    more: ['Sterile water is used: often 10 mL in the balloon.'],
  };
  expect(writeAsked('how many cubes in the balloon', found(balloon, ['balloon', 'cube']))).toContain('10 mL');
});

test('a question why one cannot asks what must not be done, however it is typed', () => {
  const insulin = {
    title: 'Insulin',
    short: 'It lowers the glucose.',
    more: ['Insulin is kept in the fridge.', 'Insulin is never shaken.'],
  };
  for (const question of ["what can't be done with insulin", 'what cant you do with insulin'])
    expect(writeAsked(question, found(insulin, ['insulin']))).toContain('never shaken');
});

const opioids = {
  title: 'After an opioid',
  terms: ['morphine'],
  short: 'Morphine slows breathing, and drowsiness comes first.',
  more: [
    'Constipation is frequent, and a laxative is prescribed.',
    'The dose is held if the person is hard to rouse.',
    'The nurse is told without delay of fewer than 10 breaths a minute.',
  ],
};

test.each([
  ['when should I not give morphine', 'The dose is held'],
  ['when do I call the nurse for morphine', 'without delay'],
])('%j is answered by the sentence on that, though it does not repeat the subject', (question, said) => {
  expect(writeAsked(question, found(opioids, ['morphin']))).toContain(said);
});

test('an entry that answers by another name of it is not preferred for that', () => {
  expect(saysAspects('when should I not give morphine', found(opioids, ['morphin']))).toBe(0);
});

test.each([
  ['which side does the cane go on', 'The cane goes in the hand of the strong side.', false],
  ['which side does the cane go on', 'The cane has a rubber tip.', true],
  ['side effects of the cane', 'A cane may cause pain.', false],
  ['what should I say to somebody with cancer', 'Listen, and ask what the person knows.', false],
  ['what should I say to somebody with cancer', 'Abnormal cells multiply.', true],
  ['quoi dire dans un rapport', 'On transmet ce qui a changé.', false],
])('whether an entry lacks what %j asks, where it says %j: %j', (question, short, lacks) => {
  expect(lacksAspect(question)(found({ short }, []).entry)).toBe(lacks);
});

test('an entry says the aspect that its title names, or that one of its sentences is about', () => {
  const question = 'why is oxygen limited in COPD';
  const stems = ['copd', 'oxygen'];
  expect(saysAspects(question, found(lungs, stems))).toBe(1);
  expect(saysAspects(question, found({ title: 'Why oxygen is limited', short: 'Drowsiness.' }, stems))).toBe(
    1,
  );
  expect(saysAspects(question, found({ short: 'Oxygen is humidified.' }, stems))).toBe(0);
  expect(saysAspects('oxygen in COPD', found(lungs, stems))).toBe(0);
});
