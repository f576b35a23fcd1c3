import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkOptions } from './check-options.ts';

test('accepts four different options of similar length', () => {
  expect(checkOptions([sourceItem()])).toEqual([]);
});

test.each([
  [
    'fr: two options are the same',
    sourceItem({ fr: { options: ['Appeler', 'Marcher', 'appeler ', 'Boire'].map((text) => text.trim()) } }),
  ],
  ['en: two options are the same', sourceItem({ en: { options: ['Call.', 'Walk', 'call', 'Drink'] } })],
  [
    'fr: the key is 2.50 times',
    sourceItem({ fr: { options: ['x'.repeat(4), 'y'.repeat(20), 'z'.repeat(4), 'w'.repeat(4)] } }),
  ],
])('reports: %s', (message, item) => {
  expect(checkOptions([item])[0]?.message).toContain(message);
});

test('lets a distractor be long', () => {
  expect(checkOptions([sourceItem({ fr: { options: ['x'.repeat(40), 'yyyy', 'zzzz', 'wwww'] } })])).toEqual(
    [],
  );
});
