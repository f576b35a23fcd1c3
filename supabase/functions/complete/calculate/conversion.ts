import type { Language } from '../../_shared/language.schema.ts';
import { formulas, writeAmount, writeQuantity } from './calculation-words.ts';
import {
  converted,
  inMeasure,
  kind,
  missing,
  only,
  result,
  rounded,
  type Calculation,
  type Given,
} from './given.ts';
import type { Measure, Quantity } from './read-quantities.ts';

export function bodyMass(given: Given): Calculation | undefined {
  const [weight, height] = [only(given, 'weight'), only(given, 'height')];
  if (!weight && !height) return undefined;
  if (!weight || !height) return missing(!weight && 'weight', !height && 'height');
  const { language } = given;
  const [kg, m] = [inMeasure(weight, 'kg'), inMeasure(height, 'm')];
  const [w, h] = [writeQuantity({ amount: kg, measure: 'kg' }, language), writeAmount(m, language)];
  const lines = [
    ...converted(weight, 'kg', language),
    ...converted(height, 'm', language),
    `${formulas[language].bodyMass}${w} ÷ (${h} m × ${h} m) = ${result(kg / (m * m), '', language, 1)}`,
  ];
  return { lines, missing: [] };
}

/** The only quantity of the question in the measure that it asks for. */
export function convert({ alone, ratios, language }: Given, wanted: Measure): Calculation | undefined {
  const [one, other] = alone;
  if (one === undefined || other !== undefined || ratios.length > 0) return undefined;
  if (one.measure === wanted) return undefined;
  if (kind(wanted) === 'temperature' && kind(one.measure) === 'temperature')
    return { lines: [temperature(one, language)], missing: [] };
  // A weight in kg or lb is somebody's; only grams are asked for both ways.
  if (one.measure === 'g' && wanted === 'kg') return inThousands(one, wanted, 1 / 1000, language);
  if (one.measure === 'kg' && wanted === 'g') return inThousands(one, wanted, 1000, language);
  if (kind(one.measure) !== kind(wanted)) return undefined;
  return { lines: converted(one, wanted, language), missing: [] };
}

const inThousands = (from: Quantity, wanted: Measure, factor: number, language: Language): Calculation => ({
  lines: [`${writeQuantity(from, language)} = ${rounded(from.amount * factor, wanted, language)}.`],
  missing: [],
});

function temperature({ amount, measure }: Quantity, language: Language): string {
  const said = writeAmount(amount, language);
  return measure === 'C'
    ? `°F = °C × 1${language === 'fr' ? ',' : '.'}8 + 32${language === 'fr' ? '\u00a0' : ''}: ${said} × 1${language === 'fr' ? ',' : '.'}8 + 32 = ${result(amount * 1.8 + 32, '°F', language, 1)}`
    : `°C = (°F − 32) ÷ 1${language === 'fr' ? ',' : '.'}8${language === 'fr' ? '\u00a0' : ''}: (${said} − 32) ÷ 1${language === 'fr' ? ',' : '.'}8 = ${result((amount - 32) / 1.8, '°C', language, 1)}`;
}
