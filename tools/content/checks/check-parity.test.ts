import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkParity } from './check-parity.ts';

const pair = (french: string, english: string) => [
  sourceItem({ fr: { explanation: french }, en: { explanation: english } }),
];

test.each([
  ['Donner 15 g de glucides.', 'Give 15 g of carbohydrate.'],
  ['Donner 2 comprimés.', 'Give two tablets.'],
  ['Attendre deux minutes.', 'Wait 2 minutes.'],
  ['Sous 4,0 mmol/L.', 'Below 4.0 mmol/L.'],
])('accepts "%s" with "%s"', (french, english) => {
  expect(checkParity(pair(french, english))).toEqual([]);
});

test.each([
  ['Donner 15 g de glucides.', 'Give 20 g of carbohydrate.'],
  ['Donner 5 mg.', 'Give 5 mL.'],
  ['Attendre.', 'Wait 30 minutes.'],
])('reports "%s" with "%s"', (french, english) => {
  expect(checkParity(pair(french, english))).toMatchObject([
    { level: 'error', message: expect.stringContaining('explanation') },
  ]);
});

test('compares tables cell by cell', () => {
  const table = (pulse: string, time: string) => ({
    caption: 'Pouls',
    columns: ['Heure', 'Pouls'],
    rows: [[time, pulse]],
  });
  const tabled = (pulse: string) => [
    sourceItem({ fr: { table: table('82', '14 h') }, en: { table: table(pulse, '2 p.m.') } }),
  ];
  expect(checkParity(tabled('82'))).toEqual([]);
  expect(checkParity(tabled('28'))).toMatchObject([
    { level: 'error', message: expect.stringContaining('table.rows.0.1: numbers differ') },
  ]);
});
