import { expect, test } from 'vitest';
import { validateItems } from '../../../supabase/functions/_shared/validator/validate-items.ts';
import { goodItem } from '../generated-item.fixture.ts';
import { validationContext } from './context.fixture.ts';

const item = goodItem(0);
const { a, b, c } = item.options;

test.each([
  ['nothing', null],
  ['a text', 'Voici votre question'],
  ['a list', [item]],
  ['three options', { ...item, options: { a, b, c } }],
  ['five options', { ...item, options: { ...item.options, e: a } }],
  ['options as a list', { ...item, options: [a, b, c, a] }],
  ['a key out of range', { ...item, key: 'e' }],
  ['a key as a number', { ...item, key: 1 }],
  ['a key that is a text of an option', { ...item, key: a.text }],
  ['a missing rationale', { ...item, options: { ...item.options, a: { text: a.text } } }],
  ['an unknown difficulty', { ...item, difficulty: 'facile' }],
  ['a field of its own', { ...item, correctAnswer: 0 }],
  [
    'a table, which nobody would compare with the key',
    { ...item, table: { caption: 'Pouls', columns: ['Heure', 'Pouls'], rows: [['8 h', '82']] } },
  ],
])('refuses %s', (_, candidate) => {
  expect(validateItems([candidate], validationContext())).toEqual({ passed: [], broken: ['schema'] });
});

test.each(Array.from({ length: 10 }, (_, number) => goodItem(number)))(
  'lets a good item through as it is: $stem',
  (good) => {
    expect(
      validateItems(
        [good],
        validationContext({ skillTitle: 'Compétence 8 - Prévention des infections', skillId: 8 }),
      ),
    ).toEqual({ passed: [good], broken: [] });
  },
);
