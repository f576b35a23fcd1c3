import { expect, test } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  [' ,5', 0.5],
  ['.5', 0.5],
  ['0,125', 0.125],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['12\u202f500,5', 12500.5],
  ['1000', 1000],
  ['1,50', 1.5],
  ['1.250', 1.25],
  ['007', 7],
])('reads %s as %d', (typed, value) => {
  expect(readTypedNumber(typed)).toEqual({ kind: 'number', value });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['½', 'fraction'],
  ['1½', 'fraction'],
  ['1/2', 'fraction'],
  ['12abc', 'letters'],
  ['5 mL', 'letters'],
  ['1e3', 'letters'],
  ['1,000', 'ambiguous'],
  ['12,500', 'ambiguous'],
  ['1,2,3', 'unreadable'],
  ['1 5', 'unreadable'],
  ['5,', 'unreadable'],
  ['-5', 'unreadable'],
  [',', 'unreadable'],
  ['٣', 'unreadable'],
])('does not guess what %s means: %s', (typed, kind) => {
  expect(readTypedNumber(typed)).toEqual({ kind });
});
