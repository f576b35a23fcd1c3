import { expect, test } from 'vitest';
import { sourceItem } from './source-file.fixture.ts';
import type { SourceItem } from './source-file.ts';
import { checkVariety, varietyStats } from './variety.ts';

const ask = (stem: string) => sourceItem({ fr: { stem } });
/** The counts of a line: quizzes, exam, all, percent. */
const line = (items: readonly SourceItem[], name: string) =>
  varietyStats(items)
    .split('\n')
    .find((text) => text.startsWith(name))
    ?.slice(name.length)
    .trim()
    .split(/ +/);

test.each([
  ['what to do while waiting', 'L’infirmière arrive. Que faites-vous en l’attendant?'],
  ['what contradicts a statement', 'Il dit aller mieux. Laquelle contredit ces paroles?'],
  ['what to document', 'Vous l’avez vu tomber. Quelle note inscrivez-vous?'],
  ['what to report, and to whom', 'Il a mal. Que rapportez-vous d’abord à l’infirmière?'],
  ['which person', 'Voici vos quatre patients. Chez qui soupçonnez-vous un choc?'],
  ['when, or how much', 'Elle a mangé à midi. À quelle heure la prélevez-vous?'],
  ['which datum', 'Voici ses signes. Quelle donnée demande une évaluation?'],
  ['« Que faites-vous »', 'Vous dites « Ça va? ». Il se tait. Que faites-vous?'],
  ['something else', 'Il est tombé. Quel organe est touché?'],
])('counts a question that asks %s', (task, stem) => {
  expect(line([ask(stem)], task)).toEqual(['1', '0', '1', '100.0']);
});

const table = { caption: 'Signes', columns: ['Signe', '8 h'], rows: [['Pouls', '82']] };

test('counts stems with two measured values or a table, not with ages and hours', () => {
  const items = [
    ask('PA 84/50, pouls 124/min. Que faites-vous?'),
    ask('M. Roy, 82 ans, dort à 14 h et à 15 h 30. Que faites-vous?'),
    ask('Glycémie à 3,2 mmol/L. Que faites-vous?'),
    sourceItem({ fr: { table }, en: { table } }),
  ];
  expect(line(items, 'two data or more to weigh')).toEqual(['2', '0', '2', '50.0']);
  expect(line(items, 'a table in the stem')).toEqual(['1', '0', '1', '25.0']);
});

test('a bank of which fewer than a third give data is refused', () => {
  const bank = (withData: number) =>
    Array.from({ length: 120 }, (_, index) =>
      ask(index < withData ? 'PA 84/50, pouls 124/min. Que faites-vous?' : 'Il tousse. Que faites-vous?'),
    );
  expect(checkVariety(bank(40))).toEqual([]);
  expect(checkVariety(bank(39))).toMatchObject([
    { level: 'error', message: expect.stringContaining('32.5 % of the items') },
  ]);
});
