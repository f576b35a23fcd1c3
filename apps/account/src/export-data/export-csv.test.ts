import { expect, test } from 'vitest';
import { toCsv } from './export-csv.ts';

test('rows end with CRLF and begin with the mark for accents', () => {
  expect(
    toCsv(
      [
        ['Compétence', 'Score'],
        ['Nutrition', 8],
      ],
      ';',
    ),
  ).toBe('\uFEFFCompétence;Score\r\nNutrition;8\r\n');
});

test('separators, quotes and line ends are quoted', () => {
  expect(toCsv([['a;b', 'dit "non"', 'deux\nlignes', 'a,b']], ';')).toBe(
    '\uFEFF"a;b";"dit ""non""";"deux\nlignes";a,b\r\n',
  );
});

test('nothing is left that a spreadsheet would run', () => {
  expect(toCsv([['=1+1', '@somme', '-2', '+3', -4]], ',')).toBe(`\uFEFF"'=1+1","'@somme","'-2","'+3",-4\r\n`);
});
