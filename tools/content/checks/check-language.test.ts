import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkLanguage } from './check-language.ts';

test.each([
  sourceItem(),
  sourceItem({ en: { explanation: 'The « préposé aux bénéficiaires » helps Mrs. La Rue.' } }),
  sourceItem({ en: { explanation: 'The Office des professions du Québec watches over each order.' } }),
  sourceItem({ en: { explanation: 'The order (Ordre des infirmières) sets the rules.' } }),
])('accepts each language in its place', (item) => {
  expect(checkLanguage([item])).toEqual([]);
});

test.each([
  ['error', sourceItem({ en: { explanation: 'Le lavage des mains est la première mesure.' } })],
  ['error', sourceItem({ fr: { explanation: 'Washing of the hands is the first step.' } })],
  ['warning', sourceItem({ en: { explanation: 'You call the préposé aux bénéficiaires for help.' } })],
])('reports an %s', (level, item) => {
  expect(checkLanguage([item]).map((problem) => problem.level)).toEqual([level]);
});
