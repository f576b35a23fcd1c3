import type { Language } from '../../_shared/language.schema.ts';
import { formulas, writeAmount, writeQuantity } from './calculation-words.ts';
import {
  converted,
  finished,
  inMeasure,
  kind,
  missing,
  only,
  result,
  type Calculation,
  type Given,
} from './given.ts';
import { isRepeated } from './how-many-doses.ts';
import type { Measure, Quantity } from './measures.ts';

export function bodyMass(given: Given): Calculation | undefined {
  const [weight, height] = [only(given, 'weight'), only(given, 'height')];
  if (!weight && !height) return undefined;
  if (!weight || !height) return missing([weight, height], !weight && 'weight', !height && 'height');
  const { language } = given;
  const [kg, m] = [inMeasure(weight, 'kg'), inMeasure(height, 'm')];
  const [w, h] = [writeQuantity({ amount: kg, measure: 'kg' }, language), writeAmount(m, language)];
  const value = kg / (m * m);
  const lines = [
    ...converted(weight, 'kg', language),
    ...converted(height, 'm', language),
    `${formulas[language].bodyMass}${w} ÷ (${h} m × ${h} m) = ${result(value, '', language, 1)}`,
  ];
  return value < 5 ? undefined : finished([weight, height], lines, value, 150);
}

/** The only quantity of the question in the measure that it asks for. */
export function convert(given: Given, wanted: Measure): Calculation | undefined {
  const { alone, ratios, language, text } = given;
  const [one, other] = alone;
  // '500 mg trois fois par jour, combien de g' asks for more than a conversion.
  if (isRepeated(given)) return undefined;
  if (one === undefined || other !== undefined || ratios.length > 0) return undefined;
  if (one.measure === wanted) return undefined;
  if (kind(wanted) === 'temperature' && kind(one.measure) === 'temperature')
    return { lines: [temperature(one, language)], missing: [], from: [one] };
  // A weight in kg or lb is somebody's; only grams are asked for both ways.
  const factor = thousands[`${one.measure} in ${wanted}`];
  if (factor !== undefined) {
    // '70 kg, combien de g de protéines'.
    if (ofSomething.test(text)) return undefined;
    const to = { amount: one.amount * factor, measure: wanted };
    const line = `${writeQuantity(one, language)} = ${writeQuantity(to, language)}.`;
    return finished([one], [line], to.amount, Infinity);
  }
  if (kind(one.measure) !== kind(wanted)) return undefined;
  return finished([one], converted(one, wanted, language), inMeasure(one, wanted), 1e9);
}

const thousands: Readonly<Record<string, number>> = { 'g in kg': 1 / 1000, 'kg in g': 1000 };
const ofSomething =
  /\b(?:combien|how (?:many|much)|nombre|number)\b.*?\b(?:g|grammes?|grams?|kg|kilos?) (?:de |d'|of |(?!\b(?:in|dans|y|is|are|est|pese|does|do|ca|fait|a|il|un|une|font|pour)\b)\p{L})|\b(?:pour|for|chez)\b/u;

function temperature({ amount, measure }: Quantity, language: Language): string {
  const said = writeAmount(amount, language);
  return measure === 'C'
    ? `°F = °C × 1${language === 'fr' ? ',' : '.'}8 + 32${language === 'fr' ? '\u00a0' : ''}: ${said} × 1${language === 'fr' ? ',' : '.'}8 + 32 = ${result(amount * 1.8 + 32, '°F', language, 1)}`
    : `°C = (°F − 32) ÷ 1${language === 'fr' ? ',' : '.'}8${language === 'fr' ? '\u00a0' : ''}: (${said} − 32) ÷ 1${language === 'fr' ? ',' : '.'}8 = ${result((amount - 32) / 1.8, '°C', language, 1)}`;
}
