import type { Language } from '../../_shared/language.schema.ts';
import { formulas, writeAmount, writeQuantity, type missingWords } from './calculation-words.ts';
import {
  measures,
  type Kind,
  type Measure,
  type Quantities,
  type Quantity,
  type Ratio,
} from './read-quantities.ts';

export type Part = keyof (typeof missingWords)['fr'];

/** What a calculation gives: its lines, or what it lacks. */
export interface Calculation {
  readonly lines: readonly string[];
  readonly missing: readonly Part[];
}

/** What a question gives to calculate with. */
export interface Given extends Quantities {
  readonly language: Language;
  readonly text: string;
}

export const kind = (measure: Measure): Kind => measures[measure].kind;

/** Without the error of binary fractions. */
export const clean = (value: number) => Number(value.toPrecision(12));

export const inMeasure = ({ amount, measure }: Quantity, wanted: Measure): number =>
  clean((amount * measures[measure].size) / measures[wanted].size);

/** The only quantity of a kind; undefined where there are none or several, of which it is unclear which. */
export function only({ alone }: Given, ...kinds: readonly Kind[]): Quantity | undefined {
  const [one, other] = alone.filter(({ measure }) => kinds.includes(kind(measure)));
  return other === undefined ? one : undefined;
}

export function ratio({ ratios }: Given, kinds: readonly Kind[], per: readonly Kind[]): Ratio | undefined {
  const [one, other] = ratios.filter(
    (each) => kinds.includes(kind(each.measure)) && per.includes(kind(each.per.measure)),
  );
  return other === undefined ? one : undefined;
}

export const missing = (...parts: readonly (Part | false | undefined)[]): Calculation => ({
  lines: [],
  missing: parts.filter((part) => part !== false && part !== undefined),
});

/** '0.125 mg = 125 mcg.' */
export function converted(from: Quantity, wanted: Measure, language: Language): string[] {
  if (from.measure === wanted) return [];
  return [`${writeQuantity(from, language)} = ${rounded(inMeasure(from, wanted), wanted, language)}.`];
}

export const rounded = (amount: number, measure: Measure, language: Language) =>
  writeQuantity({ amount: Math.round(clean(amount * 1000)) / 1000, measure }, language);

/** '5.625 mL, about 5.6 mL.' */
export function result(value: number, unit: string, language: Language, decimals: number): string {
  const exact = Math.round(clean(value * 1000)) / 1000;
  const scale = 10 ** decimals;
  const about = Math.round(clean(value * scale)) / scale;
  const write = (amount: number) => `${writeAmount(amount, language)}${unit && ` ${unit}`}`;
  if (exact === about) return `${write(exact)}.`;
  return `${write(exact)}, ${formulas[language].about} ${write(about)}.`;
}
