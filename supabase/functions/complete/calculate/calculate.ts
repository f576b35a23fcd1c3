import type { Language } from '../../_shared/language.schema.ts';
import { plain } from '../look-up/plain.ts';
import { bodyMass, convert } from './conversion.ts';
import { perWeight, quantity } from './dose.ts';
import { kind, ratio, type Calculation, type Given } from './given.ts';
import { drops, duration, flow } from './infusion.ts';
import { readQuantities } from './read-quantities.ts';

/**
 * What a question gives when its own numbers are put in a formula: undefined where it asks for no
 * calculation. Arithmetic only: no dose, rate or limit comes from anywhere but the question.
 */
export function calculate(question: string, language: Language): Calculation | undefined {
  const given: Given = { ...readQuantities(question, language), language, text: plain(question) };
  const { alone, ratios, asked, text } = given;
  if (/\b(?:imc|bmi|indice de masse corporelle|body mass index)\b/.test(text)) return bodyMass(given);
  if (alone.length + ratios.length === 0) return undefined;
  if (/\b(?:combien de temps|how long|duree)\b/.test(text)) return duration(given);
  const isFlow =
    asked?.per !== undefined ||
    (asked === undefined && /\b(?:debit|rate|vitesse|regler? la pompe)\b/.test(text));
  if (asked?.measure === 'drop' || (isFlow && ratio(given, ['drops'], ['volume']))) return drops(given);
  if (isFlow && (asked === undefined || kind(asked.measure) === 'volume')) return flow(given);
  if (asked === undefined || asked.per !== undefined) return undefined;
  switch (kind(asked.measure)) {
    case 'volume':
    case 'tablets':
      return ratios.length > 0 ? quantity(given, asked.measure) : convert(given, asked.measure);
    case 'mass':
    case 'units':
      return ratio(given, ['mass', 'units'], ['weight'])
        ? perWeight(given, asked.measure)
        : convert(given, asked.measure);
    case 'time':
      return duration(given);
    default:
      return convert(given, asked.measure);
  }
}
