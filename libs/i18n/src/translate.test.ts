import { expect, test } from 'vitest';
import { translate, type Texts } from './translate.ts';

const texts: Texts = {
  title: 'Résultats',
  share: { message: '{{ score }} sur {{total}}: {{score}}' },
  left: { items_zero: 'Plus rien', items_one: '{{count}} élément', items_many: '{{count}} d’éléments', items_other: '{{count}} éléments' },
  days_one: '{{count}} jour',
  days_other: '{{count}} jours',
};

test.each([
  ['title', {}, 'Résultats'],
  ['share.message', { score: 3, total: 5 }, '3 sur 5: 3'],
  ['share.message', { score: 0 }, '0 sur : 0'],
  ['left.items', { count: 0 }, 'Plus rien'],
  ['left.items', { count: 1 }, '1 élément'],
  ['left.items', { count: 2 }, '2 éléments'],
  ['left.items', { count: 1_000_000 }, '1000000 d’éléments'],
  // Zero is singular in French, and what has no form of its own takes the last.
  ['days', { count: 0 }, '0 jour'],
  ['days', { count: 1_000_000 }, '1000000 jours'],
])('%s with %o is %s', (key, values, expected) => expect(translate(texts, key, values, 'fr')).toBe(expected));

test('counts as each language does', () => expect(translate(texts, 'days', { count: 0 }, 'en')).toBe('0 jours'));

test('gives values as they are, whatever is in them', () => {
  expect(translate({ name: '{{name}}!' }, 'name', { name: '$& {{name}} <b>' }, 'fr')).toBe('$& {{name}} <b>!');
});

test.each(['nothing', 'share', 'share.message.more', 'left.items', 'toString', 'share.constructor'])('has no text for %s', (key) => {
  expect(translate(texts, key, {}, 'fr')).toBeUndefined();
});
