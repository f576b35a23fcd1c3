import type { Language } from '../../_shared/language.schema.ts';
import { plain } from '../look-up/plain.ts';
import { asksOtherwise } from './asks-otherwise.ts';
import { bodyMass, convert } from './conversion.ts';
import { perWeight, quantity } from './dose.ts';
import { fluidBalance } from './fluid-balance.ts';
import { kind, only, ratio, type Calculation, type Given } from './given.ts';
import { drops, duration, flow } from './infusion.ts';
import { readQuantities } from './read-quantities.ts';

/**
 * What a question gives when its own numbers are put in a formula: undefined where it asks for no
 * calculation, and where a number of it is not read, or not needed. Arithmetic only: no dose, rate or limit
 * comes from anywhere but the question.
 */
export function calculate(question: string, language: Language): Calculation | undefined {
  const text = plain(question);
  if (asksOtherwise(text)) return undefined;
  const quantities = readQuantities(question, language);
  if (quantities === undefined) return undefined;
  const given = { ...quantities, language, text };
  const [first, ...others] = quantities.asks;
  const each = [first, ...others].map((asked) => choose({ ...given, asked }));
  const calculation = fluidBalance(quantities, language) ?? each.reduce(both);
  if (calculation === undefined || !needsAll(given, calculation)) return undefined;
  // 'Dextrose 50 %' has a strength, which is not read.
  return calculation.missing.length > 0 && given.isOfPercent ? undefined : calculation;
}

/** The one and the other, each line once: 'mL/h et gouttes par minute'. */
const both = (one: Calculation | undefined, other: Calculation | undefined): Calculation | undefined =>
  one &&
  other && {
    lines: [...new Set([...one.lines, ...other.lines])],
    missing: [...new Set([...one.missing, ...other.missing])],
    from: [...one.from, ...other.from],
  };

function choose(given: Given): Calculation | undefined {
  const { alone, ratios, asked, text } = given;
  if (alone.length + ratios.length === 0) return undefined;
  if (/\b(?:imc|bmi|indice de masse corporelle|body mass index)\b/.test(text)) return bodyMass(given);
  if (asksDuration.test(text)) return duration(given);
  if (asked === undefined) {
    const isDropped = ratio(given, ['drops'], ['volume']) !== undefined;
    // Who gives the tubing, the volume and the time asks for nothing else: '1000 mL en 8 h, facteur 15'.
    if (isDropped && timed(given)) return drops(given);
    if (asksRate.test(text)) return isDropped ? drops(given) : flow(given);
    const perKg = ratio(given, ['mass', 'units'], ['weight']);
    return perKg && asksDose.test(text) ? perWeight(given, perKg.measure) : undefined;
  }
  // 'Facteur 10, combien de gouttes': per minute.
  if (
    asked.measure === 'drop' &&
    asked.per === undefined &&
    ratio(given, ['drops'], ['volume']) &&
    timed(given)
  )
    return drops(given);
  if (asked.per === 'h' || asked.per === 'min') {
    if (asked.measure === 'drop') return asked.per === 'min' ? drops(given) : undefined;
    return asked.measure === 'mL' && asked.per === 'h' ? flow(given) : undefined;
  }
  if (asked.per !== undefined && asked.per !== 'day') return undefined;
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

const timed = (given: Given) => only(given, 'time') ?? ratio(given, ['volume'], ['time']);

const asksDuration = /\b(?:combien de temps|how long|quelle (?:est |sera |serait )?(?:la |sa )?duree)\b/;
/** Without a measure, a dose by weight is in that of the order: 'ça fait combien par dose?' */
const asksDose =
  /\b(?:combien|quelle? (?:est |sera |serait )?(?:la |sa )?(?:dose|quantite)|how much|what(?: is|'s)? (?:the )?(?:dose|amount))\b/;
const asksRate =
  /\b(?:quel\w*|calcul\w*|what|which|find|determin\w*|trouv\w*|regl\w*|set|program\w*|combien)\b.*\b(?:debit|rate|vitesse|pompe|pump)\b|\b(?:debit|rate|vitesse) (?:de|d'une?|for|of) [^?]*\?|\b(?:debit|rate|vitesse)\b[^\d]{0,20}\?/;

/** Any number without a place in the formula may change the result; a weight, where doses are by weight. */
function needsAll({ alone, ratios }: Pick<Given, 'alone' | 'ratios'>, { from }: Calculation): boolean {
  const isByWeight = ratios.some(({ per }) => kind(per.measure) === 'weight');
  return [...alone, ...ratios].every(
    (each) => from.includes(each) || (kind(each.measure) === 'weight' && !isByWeight),
  );
}
