import { clean, formulas, writeQuantity } from './calculation-words.ts';
import {
  converted,
  finished,
  inMeasure,
  kind,
  missing,
  only,
  ratio,
  result,
  type Calculation,
  type Given,
} from './given.ts';
import { isClear, sharedBy } from './how-many-doses.ts';
import { measures, type Measure, type Quantity } from './measures.ts';

interface OrderedDose {
  readonly dose: Quantity;
  readonly lines: readonly string[];
  readonly from: Calculation['from'];
  readonly isPerDay: boolean;
}

/** The ordered dose: as it stands, or from the weight, with how many doses a day share it. */
function orderedDose(given: Given, wanted: Measure): OrderedDose | Calculation | undefined {
  const { language } = given;
  const perKg = ratio(given, ['mass', 'units'], ['weight']);
  const weight = only(given, 'weight');
  if (!perKg) {
    const dose = only(given, 'mass', 'units');
    return dose && { dose, lines: [], from: [dose], isPerDay: false };
  }
  if (!weight) return missing([perKg], 'weight');
  if (perKg.per.measure !== 'kg' || perKg.per.amount !== 1) return undefined;
  const from = [perKg, weight];
  const kg = inMeasure(weight, 'kg');
  const doses = perKg.isPerDay ? sharedBy(given, wanted) : 1;
  if (doses === undefined) return missing(from, 'doses');
  const whole = { amount: clean(kg * perKg.amount), measure: perKg.measure };
  const dose = { amount: clean(whole.amount / doses), measure: perKg.measure };
  const day = perKg.isPerDay ? `/${formulas[language].day}` : '';
  const term = `${writeQuantity({ amount: kg, measure: 'kg' }, language)} × ${writeQuantity(perKg, language)}/kg${day} = ${writeQuantity(whole, language)}${day}.`;
  const shared = `${formulas[language].shared}${writeQuantity(whole, language)} ÷ ${doses} = ${writeQuantity(dose, language)}.`;
  return {
    dose,
    lines: [
      ...converted(weight, 'kg', language),
      `${formulas[language].weight}${term}`,
      ...(doses > 1 ? [shared] : []),
    ],
    from,
    isPerDay: perKg.isPerDay && doses === 1,
  };
}

export function perWeight(given: Given, wanted: Measure): Calculation | undefined {
  const ordered = isClear(given) ? orderedDose(given, wanted) : undefined;
  if (!ordered || 'missing' in ordered) return ordered;
  const { dose, lines, from } = ordered;
  if (kind(dose.measure) !== kind(wanted)) return undefined;
  const all = [...lines, ...converted(dose, wanted, given.language)];
  return finished(from, all, inMeasure(dose, wanted), Infinity);
}

/** How many mL or tablets contain the ordered dose. */
export function quantity(given: Given, wanted: Measure): Calculation | undefined {
  const { language } = given;
  const isTablets = wanted === 'tablet';
  const strength = ratio(given, ['mass', 'units'], [isTablets ? 'tablets' : 'volume']);
  const ordered = isClear(given) ? orderedDose(given, wanted) : undefined;
  if (!ordered || 'missing' in ordered) return ordered && { ...ordered, from: [...ordered.from, strength] };
  if (!strength) return missing(ordered.from, 'strength');
  const { dose, lines, isPerDay } = ordered;
  if (kind(dose.measure) !== kind(strength.measure)) return undefined;
  if (isTablets && strength.per.amount !== 1) return undefined;
  // In the smaller of both measures: '125 mcg ÷ 62.5 mcg'.
  const measure =
    measures[dose.measure].size <= measures[strength.measure].size ? dose.measure : strength.measure;
  const [needed, held] = [inMeasure(dose, measure), inMeasure(strength, measure)];
  const [n, h] = [needed, held].map((amount) => writeQuantity({ amount, measure }, language));
  const mL = inMeasure(strength.per, isTablets ? 'tablet' : 'mL');
  const value = (needed / held) * mL;
  const day = isPerDay ? `/${formulas[language].day}` : '';
  const last = isTablets
    ? `${formulas[language].tablets}${n} ÷ ${h} = ${result(value, `${formulas[language].tabletUnit(value)}${day}`, language, 2)}`
    : `${formulas[language].volume}${n} ÷ ${h} × ${writeQuantity({ amount: mL, measure: 'mL' }, language)} = ${result(value, `mL${day}`, language, 1)}`;
  const all = [
    ...lines,
    ...converted(dose, measure, language),
    ...converted(strength, measure, language),
    last,
  ];
  return finished([...ordered.from, strength], all, value, isTablets ? 30 : 3000);
}
