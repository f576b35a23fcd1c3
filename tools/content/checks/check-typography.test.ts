import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkTypography } from './check-typography.ts';

const table = (caption: string, cell: string) => ({ caption, columns: ['a', 'b'], rows: [[cell, 'c']] });

test.each([
  [[], sourceItem()],
  [[], sourceItem({ en: { explanation: 'Note: 5 % ?' } })],
  [['error'], sourceItem({ fr: { explanation: 'Attention : allergie.' } })],
  [['error'], sourceItem({ fr: { stem: "Que faites-vous d'abord?" } })],
  [['error'], sourceItem({ fr: { explanation: 'Elle dit "oui".' } })],
  [['error'], sourceItem({ fr: { explanation: "Elle dit 'oui." } })],
  [['error'], sourceItem({ en: { explanation: "It's done." } })],
  [[], sourceItem({ en: { explanation: 'At 8:30, 14:00 and 0:30.' } })],
  [['error'], sourceItem({ en: { explanation: 'At 08:30.' } })],
  [['error'], sourceItem({ en: { explanation: 'At 2 p.m.' } })],
  [
    ['error', 'error'],
    sourceItem({ fr: { table: table("L'heure", '8 h') }, en: { table: table('Time', 'b') } }),
  ],
  [['error'], sourceItem({ fr: { explanation: 'Soulag\ufffde' } })],
])('reports %j', (levels, item) => {
  expect(checkTypography([item]).map((problem) => problem.level)).toEqual(levels);
});
