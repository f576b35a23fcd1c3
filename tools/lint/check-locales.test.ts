import { expect, test } from 'vitest';
import { compareLocales } from './check-locales.ts';

test.each([
  ['a key without English', { a: 'x' }, {}],
  ['a key without French', {}, { a: 'x' }],
  ['other placeholders', { a: '{{count}} quiz' }, { a: '{{total}} quizzes' }],
  ['an empty text', { a: '' }, { a: '' }],
  ['a plain space before a colon', { a: 'Thème : clair' }, { a: 'Theme: light' }],
  ['a wrong word in French', { a: 'Email envoyé' }, { a: 'Email sent' }],
  ['a wrong word in English', { a: 'Compétence' }, { a: 'Competency' }],
])('finds %s', (_, fr, en) => {
  expect(compareLocales(fr, en)).toHaveLength(1);
});

test('lets plural forms differ', () => {
  expect(compareLocales({ n_one: '1', n_many: 'm', n_other: 'o' }, { n_one: '1', n_other: 'o' })).toEqual([]);
});
