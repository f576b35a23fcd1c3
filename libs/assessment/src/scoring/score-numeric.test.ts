import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeNumericQuestion } from '../bank/question.fixture.ts';
import { findMistake, isRightNumber, roundTo } from './score-numeric.ts';

const item = makeNumericQuestion();
/** 25 mg of 15 mg/mL: 1.666... mL, to the tenth. */
const rounded = makeNumericQuestion('calc-volume-02-1', { value: 1.7, exact: 25 / 15 });
const mL = (typed: string) => ({ typed, unit: 'mL' });

describe('isRightNumber', () => {
  test.each(['2,5', '2.5', ' 2,50 ', '02,5'])('takes %s in the right unit', (typed) => {
    expect(isRightNumber(item, mL(typed))).toBe(true);
  });

  test.each(['2,4', '2,49', '2,51', '25', '0,25', '', '½'])('refuses %s', (typed) => {
    expect(isRightNumber(item, mL(typed))).toBe(false);
  });

  test.each([null, 'mg'])('refuses the number in %s', (unit) => {
    expect(isRightNumber(item, { typed: '2,5', unit })).toBe(false);
  });

  test('allows what the stated rounding gives and nothing else', () => {
    expect(isRightNumber(rounded, mL('1,7'))).toBe(true);
    for (const typed of ['1,67', '1,6667', '1,6', '1,75', '2']) {
      expect(isRightNumber(rounded, mL(typed))).toBe(false);
    }
  });
});

describe('findMistake', () => {
  test.each([
    ['2,5', 'mg', { kind: 'unit' }],
    ['0,4', 'mL', { kind: 'own', index: 0 }],
    ['25', 'mL', { kind: 'factor', factor: 10, isTooLarge: true }],
    ['0,25', 'mL', { kind: 'factor', factor: 10, isTooLarge: false }],
    ['2500', 'mL', { kind: 'factor', factor: 1000, isTooLarge: true }],
    ['0,0025', 'mg', { kind: 'factor', factor: 1000, isTooLarge: false }],
    ['3,7', 'mL', null],
    ['2,5', 'mL', null],
    ['abc', 'mL', null],
  ])('of %s %s', (typed, unit, mistake) => {
    expect(findMistake(item, { typed, unit })).toEqual(mistake);
  });

  test('of an answer that was not rounded as the question requires', () => {
    for (const typed of ['1,67', '1,6', '2']) {
      expect(findMistake(rounded, mL(typed))).toEqual({ kind: 'rounding' });
    }
    for (const typed of ['1,8', '1,5', '0']) expect(findMistake(rounded, mL(typed))).toBeNull();
    expect(findMistake(rounded, mL('16,7'))).toEqual({ kind: 'factor', factor: 10, isTooLarge: true });
  });
});

test('a mistake of the item shows before its result is rounded, too', () => {
  const dose = makeNumericQuestion('calc-weight-dose-01-1', {
    value: 124,
    exact: 124,
    decimals: 0,
    unit: 'mg',
    mistakes: [{ value: 273, unit: 'mg' }],
  });
  for (const typed of ['273', '272,8']) {
    expect(findMistake(dose, { typed, unit: 'mg' })).toEqual({ kind: 'own', index: 0 });
  }
  for (const typed of ['272', '274', '273,6']) {
    expect(findMistake(dose, { typed, unit: 'mg' })).toBeNull();
  }
});

test('rounding is idempotent and never further away than half a mark', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 5000, noNaN: true }),
      fc.integer({ min: 0, max: 3 }),
      (value, decimals) => {
        const once = roundTo(value, decimals);
        expect(roundTo(once, decimals)).toBe(once);
        expect(Math.abs(once - value)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-6);
      },
    ),
  );
});

test.each([
  [2.675, 2, 2.68],
  [1.005, 2, 1.01],
  [0.5, 0, 1],
  [31.25, 1, 31.3],
])('rounds %d to %i decimals as %d: a five goes up', (value, decimals, expected) => {
  expect(roundTo(value, decimals)).toBe(expected);
});
