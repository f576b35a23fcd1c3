import type { Language } from '../../_shared/language.schema.ts';
import { clean, formulas, writeAmount, writeQuantity, type missingWords } from './calculation-words.ts';
import { measures, type Kind, type Measure, type Quantity } from './measures.ts';
import type { Asked, Quantities, Ratio } from './read-quantities.ts';

export type Part = keyof (typeof missingWords)['fr'];

/** What a calculation gives: its lines, or what it lacks. */
export interface Calculation {
  readonly lines: readonly string[];
  readonly missing: readonly Part[];
  /** Which of the given quantities it is made of. */
  readonly from: readonly (Quantity | undefined)[];
}

/** What a question gives to calculate with. */
export interface Given extends Quantities {
  readonly language: Language;
  readonly text: string;
  /** What is calculated, of all that is asked for. */
  readonly asked: Asked | undefined;
}

export const kind = (measure: Measure): Kind => measures[measure].kind;

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

export const missing = (
  from: Calculation['from'],
  ...parts: readonly (Part | false | undefined)[]
): Calculation => ({
  lines: [],
  missing: parts.filter((part) => part !== false && part !== undefined),
  from,
});

/** Undefined where no such result occurs: then a number was not meant as it was read. */
export const finished = (
  from: Calculation['from'],
  lines: readonly string[],
  value: number,
  most: number,
): Calculation | undefined => (value >= 1e-6 && value <= most ? { lines, missing: [], from } : undefined);

/** '0.125 mg = 125 mcg.' */
export function converted(from: Quantity, wanted: Measure, language: Language): string[] {
  if (from.measure === wanted) return [];
  const to = { amount: inMeasure(from, wanted), measure: wanted };
  return [`${writeQuantity(from, language)} = ${writeQuantity(to, language)}.`];
}

/** '5.625 mL, about 5.6 mL'; below one always hundredths: '0.25 mL'. */
export function result(value: number, unit: string, language: Language, decimals: number): string {
  const scale = 10 ** (Math.abs(value) < 1 ? Math.max(decimals, 2) : decimals);
  const about = Math.round(clean(value * scale)) / scale;
  const write = (amount: number) => `${writeAmount(amount, language)}${unit && ` ${unit}`}`;
  if (about === 0 || write(value) === write(about)) return `${write(value)}.`;
  return `${write(value)}, ${formulas[language].about} ${write(about)}.`;
}
