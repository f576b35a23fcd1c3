import { expect, test } from 'vitest';
import { formatChange, formatClock, formatDate, formatPercent } from './formatters.ts';

const noBreak = '\u00a0';
const moment = new Date(2026, 10, 5, 9, 7);

test('writes a percentage as each language does', () => {
  expect(formatPercent(78, 'fr')).toBe(`78${noBreak}%`);
  expect(formatPercent(78, 'en')).toBe('78%');
});

test('writes a change with its sign, and no sign for none', () => {
  expect(formatChange(4, 'fr')).toBe('+4');
  expect(formatChange(-3, 'en')).toBe('−3');
  expect(formatChange(0, 'en')).toBe('0');
});

test.each([
  ['day', 'fr', '5 novembre'],
  ['day', 'en', 'November 5'],
  ['date', 'fr', '5 novembre 2026'],
  ['date', 'en', 'November 5, 2026'],
  ['moment', 'fr', '05 novembre 2026 à 09:07'],
  ['moment', 'en', 'November 05, 2026 at 09:07'],
  ['time', 'fr', `9${noBreak}h${noBreak}07`],
] as const)('writes a %s in %s', (style, language, expected) => {
  expect(formatDate(moment, style, language)).toBe(expected);
});

test.each([
  [0, false, '0:00'],
  [59.9, false, '0:59'],
  [200, false, '3:20'],
  [200, true, '03:20'],
  [3599, true, '59:59'],
  [3600, true, '1:00:00'],
  [4317, true, '1:11:57'],
  [11_520, false, '3:12:00'],
  [-4, false, '0:00'],
])('writes %s seconds (padded: %s) as %s', (seconds, padded, expected) => {
  expect(formatClock(seconds, padded)).toBe(expected);
});
