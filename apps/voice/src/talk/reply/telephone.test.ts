import { expect, test } from 'vitest';
import { splitTelephones } from './telephone.ts';

const reached = (text: string) =>
  splitTelephones(text).flatMap(({ words, href }) => (href === undefined ? [] : [[words, href]]));

test.each([
  ['composez le 911 maintenant', [['911', 'tel:911']]],
  ['Info-Social (811, option 2)', [['811', 'tel:811']]],
  ['Info-Santé, 811.', [['811', 'tel:811']]],
  [
    '1 866 APPELLE (1 866 277-3553)',
    [
      ['1\u00A0866\u00A0APPELLE', 'tel:+18662773553'],
      ['1\u00A0866\u00A0277-3553', 'tel:+18662773553'],
    ],
  ],
  ['Centre antipoison, 1 800 463-5060; si', [['1\u00A0800\u00A0463-5060', 'tel:+18004635060']]],
  [
    'ou appelez ou textez le 988.',
    [
      ['textez', 'sms:988'],
      ['988', 'tel:988'],
    ],
  ],
  [
    'or call or text 988',
    [
      ['text', 'sms:988'],
      ['988', 'tel:988'],
    ],
  ],
])('reaches by telephone what stands in "%s"', (text, links) => {
  expect(reached(text)).toEqual(links);
});

test.each([
  'donner 988 mg',
  '911 mL en tout',
  '1 911 personnes',
  '12,811',
  '8110',
  '988,5 g',
  'un texte de 811 %',
])('takes no amount for a number: "%s"', (text) => {
  expect(reached(text)).toEqual([]);
});

test('loses no word', () => {
  const text = 'Composez le 911. Sinon 1 866 APPELLE (1 866 277-3553), ou textez le 988. Fin';
  expect(
    splitTelephones(text)
      .map(({ words }) => words)
      .join('')
      .replaceAll('\u00A0', ' '),
  ).toBe(text);
});
