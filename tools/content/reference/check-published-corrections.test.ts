import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkPublishedCorrections } from './check-published-corrections.ts';
import type { SourceReference } from './read-reference.ts';

const explanation = 'On retire l’aiguille, puis on comprime le site pendant deux minutes.';
const rationale = 'The needle is out: pressure comes first.';
const exam = {
  ...sourceItem({
    id: 'inj-001',
    fr: { explanation },
    en: { rationale, explanation: 'Pressure closes it.' },
  }),
  file: 'exam/injections-et-prelevements.json',
};
const plain = { explanation: 'Autre chose.', rationale: 'Autre geste.' };

const quiz = (explained: string) => sourceItem({ fr: { ...plain, explanation: explained } });
const reference = (french: string, english = 'Something else.'): SourceReference => ({
  name: 'reference/techniques.json',
  reference: {
    topic: 'techniques',
    title: { fr: 'Techniques', en: 'Techniques' },
    entries: [
      {
        id: 'after-an-injection',
        version: 1,
        kind: 'technique',
        skills: [9],
        review: { status: 'unreviewed', reviewer: null },
        fr: {
          title: 'Après une injection',
          terms: ['injection'],
          short: 'Comprimer un moment.',
          steps: [french],
        },
        en: { title: 'After an injection', terms: ['injection'], short: 'Press a while.', steps: [english] },
      },
    ],
  },
});

test('an explanation of the exam does not begin in a quiz', () => {
  expect(checkPublishedCorrections([exam, quiz(`Ensuite : ${explanation}`)], [])).toEqual([
    {
      level: 'error',
      file: 'skills/comp-08.json',
      id: 'c08-001',
      message:
        'fr.explanation says “On retire l’aiguille, puis on comprime l” as the correction of the exam does (explanation of inj-001 in exam/injections-et-prelevements.json): word it otherwise here',
    },
  ]);
});

test('an explanation or a rationale of the exam does not begin in a reference entry', () => {
  expect(
    checkPublishedCorrections([exam], [reference(explanation.slice(0, 40), rationale)]).map(
      ({ file, id, message }) => [file, id, message.split(' ')[0]],
    ),
  ).toEqual([
    ['reference/techniques.json', 'after-an-injection', 'fr.steps.0'],
    // Each of the four options has this rationale.
    ...Array.from({ length: 4 }, () => ['reference/techniques.json', 'after-an-injection', 'en.steps.0']),
  ]);
});

test.each([
  ['39 characters in common', [exam], [reference(`${explanation.slice(0, 39)} bras.`)]],
  ['the end in common', [exam], [reference(explanation.slice(10))]],
  [
    'a correction of common words',
    [{ ...sourceItem({ id: 'inj-001', fr: { rationale: 'Juste après le repas.' } }), file: exam.file }],
    [reference('Juste après le repas.')],
  ],
  ['two items of the exam', [exam, { ...exam, item: { ...exam.item, id: 'inj-002' } }], []],
  ['two items of the quizzes', [quiz(explanation), quiz(explanation)], []],
])('%s are no fault', (_, items, references) => {
  expect(checkPublishedCorrections(items, references)).toEqual([]);
});
