import { expect, test } from 'vitest';
import { roundTo } from '../scoring/score-numeric.ts';
import { evaluate } from './formula.ts';

const scope = { dose: 25, perMl: 10, weight: 12.4 };
const value = (formula: string) => evaluate(formula, scope, roundTo);

test.each([
  ['dose / perMl', 2.5],
  ['dose - 5 - 5', 15],
  ['2 + 3 * 4', 14],
  ['(2 + 3) * 4', 20],
  ['60 / 2 / 3', 10],
  ['round(weight * 2.2, 0)', 27],
  ['round(dose / 3, 1) * 3', 24.9],
])('%s is %d', (formula, result) => {
  expect(value(formula)).toBeCloseTo(result, 10);
});

test.each([
  ['dose / per', /names "per"/],
  ['constructor', /names "constructor"/],
  ['dose +', /ends too early/],
  ['(dose', /ends too early/],
  ['dose dose', /after its end/],
  ['dose; alert(1)', /cannot be read/],
  ['round(dose)', /where "," belongs/],
  ['', /ends too early/],
])('refuses %s', (formula, message) => {
  expect(() => value(formula)).toThrow(message);
});
