import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeText } from './sanitize-text.ts';

test.each([
  [' Léa ', 'Léa'],
  ['<b>Léa</b>', 'bLéa/b'],
  ['javascript:alert(1)', 'alert(1)'],
  ['JaVaScRiPt:x', 'x'],
  ['jajavascript:vascript:x', 'x'],
  ['java<script:x', 'x'],
  ['a onload=x', 'a x'],
  ['a onclick = x', 'a  x'],
  ['o<nload=1', '1'],
  ['ononload=load=1', 'load=1'],
  ['maison2=ok', 'maison2=ok'],
  ['confirmation=oui', 'confirmation=oui'],
  ['Élodie 👩‍⚕️', 'Élodie 👩‍⚕️'],
  ['', ''],
  [null, ''],
  [42, ''],
])('turns %j into %j', (value, text) => {
  expect(sanitizeText(value)).toBe(text);
});

test('cuts to 1000 characters and splits no emoji', () => {
  expect(sanitizeText('x'.repeat(10_000))).toHaveLength(1000);
  expect(sanitizeText(`${'x'.repeat(999)}👩`)).toBe('x'.repeat(999));
  expect(sanitizeText(`👩${'x'.repeat(2000)}`)).toBe(`👩${'x'.repeat(998)}`);
});

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        'on',
        'load',
        '=',
        ' ',
        'java',
        'script:',
        'javascript:',
        'onclick=',
        'é',
        '👩',
      ),
      fc.string(),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

test('whatever comes in, nothing unwanted is left and a second pass changes nothing', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const clean = sanitizeText(text);
      expect(clean).not.toMatch(/[<>]|javascript:|(?<![\p{L}\p{N}_])on\w+\s*=/iu);
      expect(clean.length).toBeLessThanOrEqual(1000);
      expect(clean).toBe(clean.trim());
      expect(sanitizeText(clean)).toBe(clean);
    }),
  );
});
