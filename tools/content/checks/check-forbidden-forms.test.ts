import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkForbiddenForms } from './check-forbidden-forms.ts';

const options = (b: string, rest = 'Autre geste') => ({
  options: [`${rest} un`, b, `${rest} trois`, `${rest} quatre`],
});

test.each([
  sourceItem(),
  sourceItem({ fr: { stem: 'Sauf avis contraire, la personne reste à jeun. Que faites-vous?' } }),
  sourceItem({ fr: options('Répondre à toutes ses questions') }),
  sourceItem({ en: options('Give none of the tablets') }),
  sourceItem({ fr: options('Ne jamais forcer', 'Toujours forcer') }),
])('accepts good wording', (item) => {
  expect(checkForbiddenForms([item])).toEqual([]);
});

test.each([
  ['error', sourceItem({ fr: { stem: 'Tous ces gestes conviennent SAUF lequel?' } })],
  ['error', sourceItem({ fr: { stem: 'Tous ces gestes conviennent, sauf un :' } })],
  ['error', sourceItem({ en: { stem: 'All of these are right EXCEPT which?' } })],
  ['error', sourceItem({ en: { stem: 'All of these are right, except:' } })],
  ['error', sourceItem({ fr: options('Toutes ces réponses') })],
  ['error', sourceItem({ fr: options('Aucune de ces réponses') })],
  ['error', sourceItem({ fr: options('Toutes les réponses sont bonnes') })],
  ['error', sourceItem({ en: options('All of the above') })],
  ['error', sourceItem({ en: options('None of these answers') })],
  ['warning', sourceItem({ fr: options('Toujours se laver les mains') })],
  ['warning', sourceItem({ en: options('Wash your hands', 'Never do this') })],
])('reports an %s', (level, item) => {
  expect(checkForbiddenForms([item]).map((problem) => problem.level)).toEqual([level]);
});
