import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { similarity, trigrams } from '../../../supabase/functions/_shared/validator/near-duplicate.ts';
import { checkNearDuplicates } from './check-near-duplicates.ts';

const pair = (one: string, two: string) => [
  sourceItem({ id: 'c08-001', fr: { stem: one }, en: { stem: 'A first situation about washing hands.' } }),
  sourceItem({
    id: 'c08-002',
    fr: { stem: two },
    en: { stem: 'Something quite different: a fall at night.' },
  }),
];

test.each([
  [
    'Mme Roy tousse depuis deux jours. Que faites-vous?',
    'MME ROY tousse depuis deux jours, que faites vous ?',
    1,
  ],
  [
    'Mme Roy tousse depuis deux jours. Que faites-vous?',
    'M. Roy tousse depuis deux jours. Que faites-vous?',
    1,
  ],
  [
    'Mme Roy tousse depuis deux jours. Que faites-vous?',
    'Un enfant de 4 ans a de la fièvre. Que dites-vous à sa mère?',
    0,
  ],
])('compares %s with %s', (one, two, problems) => {
  expect(checkNearDuplicates(pair(one, two))).toHaveLength(problems);
});

test('names both items', () => {
  const [problem] = checkNearDuplicates(pair('La même question?', 'La même question?'));
  expect(problem).toMatchObject({ id: 'c08-002', message: expect.stringContaining('c08-001') });
});

test('compares the tables of stems with their words', () => {
  const stem = 'Voici les signes vitaux. Que faites-vous?';
  const table = (caption: string, cell: string) => ({
    caption,
    columns: ['Heure', 'Signe'],
    rows: [['8 h', cell]],
  });
  const tables = [
    table('Mme Roy, 82 ans, au souper', 'Pouls 82'),
    table('Un bébé de 4 mois', 'Fièvre de 39,1'),
  ];
  const problems = ([one, two]: typeof tables) =>
    checkNearDuplicates([
      sourceItem({
        id: 'c08-001',
        fr: { stem, table: one! },
        en: { stem: 'A first situation about hands.', table: one! },
      }),
      sourceItem({
        id: 'c08-002',
        fr: { stem, table: two! },
        en: { stem: 'Another: a fall at night.', table: two! },
      }),
    ]);
  expect(problems(tables)).toEqual([]);
  expect(problems([tables[0]!, tables[0]!])).toHaveLength(1);
});

test('is 1 for equal texts', () => {
  expect(similarity(trigrams('abcdef'), trigrams('Abcdéf'))).toBe(1);
});
