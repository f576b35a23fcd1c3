import { clean, formulas, writeAmount, writeQuantity } from './calculation-words.ts';
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
import type { Measure } from './measures.ts';
import type { Ratio } from './read-quantities.ts';

export function drops(given: Given): Calculation | undefined {
  const factor = ratio(given, ['drops'], ['volume']);
  const rate = ratio(given, ['volume'], ['time']);
  const volume = rate ?? only(given, 'volume');
  const time = rate?.per ?? only(given, 'time');
  const from = [factor, volume, rate ? undefined : time];
  if (!volume && !time && !factor) return undefined;
  if (!factor || !volume || !time)
    return missing(from, !volume && 'volume', !time && 'time', !factor && 'dropFactor');
  const { language } = given;
  const perMl = factor.amount / inMeasure(factor.per, 'mL');
  const [mL, minutes] = [inMeasure(volume, 'mL'), inMeasure(time, 'min')];
  const unit = language === 'fr' ? 'gouttes/mL' : 'drops/mL';
  const perMinute = language === 'fr' ? 'gouttes/min' : 'drops/min';
  const term = `${writeQuantity({ amount: mL, measure: 'mL' }, language)} × ${writeAmount(perMl, language)} ${unit} ÷ ${writeQuantity({ amount: minutes, measure: 'min' }, language)}`;
  const value = (mL * perMl) / minutes;
  const lines = [
    ...converted(volume, 'mL', language),
    ...converted(time, 'min', language),
    `${formulas[language].drops}${term} = ${result(value, perMinute, language, 0)}`,
  ];
  return finished(from, lines, value, 1000);
}

export function flow(given: Given): Calculation | undefined {
  const strength = ratio(given, ['mass', 'units'], ['volume']);
  const ordered = ratio(given, ['mass', 'units'], ['time']);
  if (strength && ordered) return flowOfDose(given, strength, ordered);
  // Only who asks for mL/h wants a rate of volume.
  if (ordered) return given.asked && missing([ordered], 'strength');
  const { language, text } = given;
  const written = ratio(given, ['volume'], ['time']);
  // '2 L/min' is a rate already.
  if (written?.per.amount === 1 || notInfused.test(text)) return undefined;
  // '1 g dans 250 mL en 2 h'.
  const volume = written ?? only(given, 'volume') ?? (strength && bag(strength));
  const time = written?.per ?? only(given, 'time');
  if (!volume || !time) return undefined;
  const [mL, hours] = [inMeasure(volume, 'mL'), inMeasure(time, 'h')];
  const terms = `${writeQuantity({ amount: mL, measure: 'mL' }, language)} ÷ ${writeQuantity({ amount: hours, measure: 'h' }, language)}`;
  const lines = [
    ...converted(volume, 'mL', language),
    ...converted(time, 'h', language),
    `${formulas[language].flow}${terms} = ${result(mL / hours, 'mL/h', language, 1)}`,
  ];
  const from = [volume, written ? undefined : time, volume === strength?.per ? strength : undefined];
  return finished(from, lines, mL / hours, 6000);
}

const notInfused =
  /\b(?:urin\w*|diurese|miction\w*|cardiaque|cardiac|oxygene?|o2|lunettes?|masque|mask|cannula|respir\w*|drain\w*|saign\w*|bleed\w*)\b/;

/** The volume that a dose was diluted in; that of an ampoule is not infused alone. */
const bag = ({ per }: Ratio) => (inMeasure(per, 'mL') >= 20 ? per : undefined);

function flowOfDose(given: Given, strength: Ratio, ordered: Ratio): Calculation | undefined {
  if (kind(strength.measure) !== kind(ordered.measure)) return undefined;
  const { language } = given;
  const { measure } = ordered;
  const write = (amount: number, of: Measure = measure) => writeQuantity({ amount, measure: of }, language);
  const [held, mL] = [inMeasure(strength, measure), inMeasure(strength.per, 'mL')];
  const perMl = clean(held / mL);
  const perHour = clean(ordered.amount / inMeasure(ordered.per, 'h'));
  const said = `${write(ordered.amount)}/${ordered.per.amount === 1 ? ordered.per.measure : writeQuantity(ordered.per, language)}`;
  const lines = [
    ...converted(strength, measure, language),
    `${formulas[language].strength}${write(held)} ÷ ${write(mL, 'mL')} = ${write(perMl)}/mL.`,
    ...(said === `${write(perHour)}/h` ? [] : [`${said} = ${write(perHour)}/h.`]),
    `${formulas[language].rate}${write(perHour)}/h ÷ ${write(perMl)}/mL = ${result(perHour / perMl, 'mL/h', language, 1)}`,
  ];
  return finished([strength, ordered], lines, perHour / perMl, 6000);
}

export function duration(given: Given): Calculation | undefined {
  const { language, asked } = given;
  const rate = ratio(given, ['volume'], ['time']);
  const volume = only(given, 'volume');
  if (!rate || !volume) return undefined;
  const [mL, perHour] = [inMeasure(volume, 'mL'), clean(inMeasure(rate, 'mL') / inMeasure(rate.per, 'h'))];
  const write = (amount: number) => writeQuantity({ amount, measure: 'mL' }, language);
  const said = `${writeQuantity(rate, language)}/${rate.per.amount === 1 ? rate.per.measure : writeQuantity(rate.per, language)}`;
  const hours = mL / perHour;
  const lines = [
    ...converted(volume, 'mL', language),
    ...(said === `${write(perHour)}/h` ? [] : [`${said} = ${write(perHour)}/h.`]),
    `${formulas[language].duration}${write(mL)} ÷ ${write(perHour)}/h = ${result(hours, 'h', language, 2)}`,
    ...(asked?.measure === 'min' ? converted({ amount: hours, measure: 'h' }, 'min', language) : []),
  ];
  return finished([rate, volume], lines, hours, 200);
}
