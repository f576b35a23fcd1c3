import { formulas, writeQuantity } from './calculation-words.ts';
import {
  clean,
  converted,
  inMeasure,
  kind,
  missing,
  only,
  ratio,
  result,
  type Calculation,
  type Given,
} from './given.ts';
import { measures, type Measure, type Quantity } from './read-quantities.ts';

/** The ordered dose: as it stands, or from the weight, with how many doses a day share it. */
function orderedDose(
  given: Given,
): { readonly dose: Quantity; readonly lines: readonly string[] } | Calculation | undefined {
  const { language } = given;
  const perKg = ratio(given, ['mass', 'units'], ['weight']);
  const weight = only(given, 'weight');
  if (!perKg) {
    const dose = only(given, 'mass', 'units');
    return dose && { dose, lines: [] };
  }
  if (!weight) return missing('weight');
  const kg = inMeasure(weight, 'kg');
  const each = clean(perKg.amount / inMeasure(perKg.per, 'kg'));
  const whole = { amount: clean(kg * each), measure: perKg.measure };
  const doses = perKg.isPerDay ? dosesADay(given) : 1;
  if (doses === undefined) return missing('doses');
  const dose = { amount: clean(whole.amount / doses), measure: perKg.measure };
  const term = `${writeQuantity({ amount: kg, measure: 'kg' }, language)} × ${writeQuantity({ amount: each, measure: perKg.measure }, language)}/kg = ${writeQuantity(whole, language)}.`;
  const shared = `${formulas[language].shared}${writeQuantity(whole, language)} ÷ ${doses} = ${writeQuantity(dose, language)}.`;
  return {
    dose,
    lines: [
      ...converted(weight, 'kg', language),
      `${formulas[language].weight}${term}`,
      ...(doses > 1 ? [shared] : []),
    ],
  };
}

/** How many doses share a daily amount; one where the whole day is asked for. */
function dosesADay({ text }: Given): number | undefined {
  const count =
    /\b(?:en|in|into|x|divise\w* (?:en|par)|divided (?:in|into|by)) ?(\d) ?(?:doses?|prises?|fois|times)?\b/.exec(
      text,
    );
  if (count) return Number(count[1]);
  const hours = /\b(?:aux|toutes les|every|each|q) ?(\d{1,2}) ?(?:h|heures?|hours?)\b/.exec(text);
  if (hours) return 24 / Number(hours[1]);
  const often = /\b(bid|tid|qid)\b/.exec(text)?.[1];
  if (often) return { bid: 2, tid: 3, qid: 4 }[often];
  return /\b(?:par|per|chaque|each) (?:dose|prise)\b/.test(text) ? undefined : 1;
}

export function perWeight(given: Given, wanted: Measure): Calculation | undefined {
  const ordered = orderedDose(given);
  if (!ordered || 'missing' in ordered) return ordered;
  if (kind(ordered.dose.measure) !== kind(wanted)) return undefined;
  return { lines: [...ordered.lines, ...converted(ordered.dose, wanted, given.language)], missing: [] };
}

/** How many mL or tablets contain the ordered dose. */
export function quantity(given: Given, wanted: Measure): Calculation | undefined {
  const { language } = given;
  const isTablets = wanted === 'tablet';
  const strength = ratio(given, ['mass', 'units'], [isTablets ? 'tablets' : 'volume']);
  const ordered = orderedDose(given);
  if (ordered && 'missing' in ordered) return ordered;
  if (!strength) return ordered && missing('strength');
  if (!ordered) return undefined;
  const { dose, lines } = ordered;
  if (kind(dose.measure) !== kind(strength.measure)) return undefined;
  // In the smaller of both measures: '125 mcg ÷ 62.5 mcg'.
  const measure =
    measures[dose.measure].size <= measures[strength.measure].size ? dose.measure : strength.measure;
  const [needed, held] = [inMeasure(dose, measure), inMeasure(strength, measure)];
  const [n, h] = [needed, held].map((amount) => writeQuantity({ amount, measure }, language));
  const mL = inMeasure(strength.per, isTablets ? 'tablet' : 'mL');
  const value = (needed / held) * mL;
  const last = isTablets
    ? `${formulas[language].tablets}${n} ÷ ${h} = ${result(value, formulas[language].tabletUnit(value), language, 2)}`
    : `${formulas[language].volume}${n} ÷ ${h} × ${writeQuantity({ amount: mL, measure: 'mL' }, language)} = ${result(value, 'mL', language, 1)}`;
  return {
    lines: [...lines, ...converted(dose, measure, language), ...converted(strength, measure, language), last],
    missing: [],
  };
}
