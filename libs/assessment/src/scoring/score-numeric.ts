import type { NumericQuestion } from '../bank/question.schema.ts';
import type { TypedAnswer } from './answer.ts';
import { readTypedNumber } from './typed-number.ts';

/** What scoring needs of a numeric item. */
export type NumericKey = Pick<NumericQuestion, 'kind' | 'value' | 'unit'>;

/** Rounds off the error of binary fractions: 0.1 + 0.2 is 0.3. */
export function dropBinaryError(value: number): number {
  return Number(value.toPrecision(12));
}

/** Rounds half up, as schools teach it. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return dropBinaryError(Math.round(dropBinaryError(value * scale)) / scale);
}

const same = (a: number, b: number) => dropBinaryError(a) === dropBinaryError(b);

/**
 * Whether an answer is the number in its unit. The number must be rounded as the question requires: there is
 * no other tolerance.
 */
export function isRightNumber({ value, unit }: NumericKey, answer: TypedAnswer): boolean {
  const read = readTypedNumber(answer.typed);
  return read.kind === 'number' && same(read.value, value) && answer.unit === unit;
}

/** What went wrong in an answer, as far as it shows. */
export type NumericMistake =
  /** The number is right, its unit is not. */
  | { readonly kind: 'unit' }
  /** The index of one of the item's own mistakes. */
  | { readonly kind: 'own'; readonly index: number }
  /**
   * Right before rounding, but not rounded as the question requires: not at all, the other way, or too far.
   */
  | { readonly kind: 'rounding' }
  /** Too large or too small by this factor: the decimal mark, or a conversion. */
  | { readonly kind: 'factor'; readonly factor: 10 | 100 | 1000; readonly isTooLarge: boolean };

/**
 * The mistake behind a wrong answer; null when it is not a usual one, and for an answer that is right or
 * missing.
 */
export function findMistake(question: NumericQuestion, answer: TypedAnswer): NumericMistake | null {
  const read = readTypedNumber(answer.typed);
  if (read.kind !== 'number' || answer.unit === null || isRightNumber(question, answer)) return null;
  const { value, exact, decimals, unit } = question;
  const typed = read.value;
  if (same(typed, value)) return { kind: 'unit' };
  const own = findOwn(question, answer.unit, (result) => same(typed, result));
  if (own) return own;
  if (answer.unit === unit && isRoundedOtherwise(typed, question)) return { kind: 'rounding' };
  const unrounded = findOwn(
    question,
    answer.unit,
    (result) => isNear(typed, result) && same(roundTo(typed, decimals), result),
  );
  if (unrounded) return unrounded;
  for (const factor of [10, 100, 1000] as const) {
    for (const right of [value, exact]) {
      if (isNear(typed, right * factor)) return { kind: 'factor', factor, isTooLarge: true };
      if (isNear(typed, right / factor)) return { kind: 'factor', factor, isTooLarge: false };
    }
  }
  return null;
}

/** One of the item's own mistakes by its result, in the unit that was chosen if there is one. */
function findOwn(
  { mistakes }: NumericQuestion,
  unit: string,
  hasResult: (value: number) => boolean,
): NumericMistake | null {
  const found = mistakes.filter((mistake) => hasResult(mistake.value));
  const own = found.find((mistake) => mistake.unit === unit) ?? found[0];
  return own ? { kind: 'own', index: mistakes.indexOf(own) } : null;
}

function isRoundedOtherwise(typed: number, { value, exact, decimals }: NumericQuestion): boolean {
  if (same(roundTo(typed, decimals), value)) return true;
  if (typed === 0) return false;
  const mark = 10 ** -decimals;
  const otherWay = value > exact ? value - mark : value + mark;
  if (!same(value, exact) && same(typed, otherWay)) return true;
  return Array.from({ length: decimals }, (_, fewer) => roundTo(exact, fewer)).some((coarse) =>
    same(typed, coarse),
  );
}

/** Within half a percent: a factor of ten is often rounded once more. */
function isNear(typed: number, expected: number): boolean {
  return Math.abs(typed - expected) <= Math.abs(expected) * 0.005;
}
