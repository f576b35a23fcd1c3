import { expect, test } from 'vitest';
import { numbersIn } from './numbers-in.ts';

test.each([
  ['3,2 mmol/L', '3.2 mmol/L'],
  ['1 000 mL', '1,000 mL'],
  ['À 14 h 30', 'At 2:30 p.m.'],
  ['À 20 h', 'At 20:00'],
  ['à 8 h', 'at 8 a.m.'],
  ['q4h', 'q4h'],
  ['38,5 °C et 92 %', '38.5°C and 92%'],
  ['142/88 mm Hg', '142/88 mmHg'],
  ['un homme de 72 ans', 'a 72-year-old man'],
])('finds the same in "%s" and "%s"', (french, english) => {
  expect(numbersIn(french, 'fr')).toEqual(numbersIn(english, 'en'));
});

test.each([
  ['5 mg', '5 mL'],
  ['3,2', '3.3'],
  ['8 h', '8 p.m.'],
])('distinguishes "%s" from "%s"', (french, english) => {
  expect(numbersIn(french, 'fr')).not.toEqual(numbersIn(english, 'en'));
});
