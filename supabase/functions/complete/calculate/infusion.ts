import { formulas, writeAmount, writeQuantity } from './calculation-words.ts';
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

export function drops(given: Given): Calculation | undefined {
  const factor = ratio(given, ['drops'], ['volume']);
  const rate = ratio(given, ['volume'], ['time']);
  const volume = rate ?? only(given, 'volume');
  const time = rate?.per ?? only(given, 'time');
  if (!volume && !time && !factor) return undefined;
  if (!factor || !volume || !time)
    return missing(!volume && 'volume', !time && 'time', !factor && 'dropFactor');
  const { language } = given;
  const perMl = factor.amount / inMeasure(factor.per, 'mL');
  const [mL, minutes] = [inMeasure(volume, 'mL'), inMeasure(time, 'min')];
  const unit = language === 'fr' ? 'gouttes/mL' : 'drops/mL';
  const perMinute = language === 'fr' ? 'gouttes/min' : 'drops/min';
  const term = `${writeQuantity({ amount: mL, measure: 'mL' }, language)} × ${writeAmount(perMl, language)} ${unit} ÷ ${writeQuantity({ amount: minutes, measure: 'min' }, language)}`;
  const lines = [
    ...converted(volume, 'mL', language),
    ...converted(time, 'min', language),
    `${formulas[language].drops}${term} = ${result((mL * perMl) / minutes, perMinute, language, 0)}`,
  ];
  return { lines, missing: [] };
}

export function flow(given: Given): Calculation | undefined {
  const { language } = given;
  const strength = ratio(given, ['mass', 'units'], ['volume']);
  const ordered = ratio(given, ['mass', 'units'], ['time']);
  if (strength && ordered && kind(strength.measure) === kind(ordered.measure)) {
    const perMl = clean(inMeasure(strength, ordered.measure) / inMeasure(strength.per, 'mL'));
    const perHour = clean(ordered.amount / inMeasure(ordered.per, 'h'));
    const per = (amount: number, of: string) =>
      `${writeQuantity({ amount, measure: ordered.measure }, language)}/${of}`;
    const held = { amount: inMeasure(strength, ordered.measure), measure: ordered.measure };
    const lines = [
      ...converted(strength, ordered.measure, language),
      `${formulas[language].strength}${writeQuantity(held, language)} ÷ ${writeQuantity({ amount: inMeasure(strength.per, 'mL'), measure: 'mL' }, language)} = ${per(perMl, 'mL')}.`,
      `${formulas[language].rate}${per(perHour, 'h')} ÷ ${per(perMl, 'mL')} = ${result(perHour / perMl, 'mL/h', language, 1)}`,
    ];
    return { lines, missing: [] };
  }
  const written = ratio(given, ['volume'], ['time']);
  const [volume, time] = [written ?? only(given, 'volume'), written?.per ?? only(given, 'time')];
  if (ordered && !strength) return missing('strength');
  if (!volume || !time) return undefined;
  const [mL, hours] = [inMeasure(volume, 'mL'), inMeasure(time, 'h')];
  const terms = `${writeQuantity({ amount: mL, measure: 'mL' }, language)} ÷ ${writeQuantity({ amount: hours, measure: 'h' }, language)}`;
  const lines = [
    ...converted(volume, 'mL', language),
    ...converted(time, 'h', language),
    `${formulas[language].flow}${terms} = ${result(mL / hours, 'mL/h', language, 1)}`,
  ];
  return { lines, missing: [] };
}

export function duration(given: Given): Calculation | undefined {
  const { language } = given;
  const rate = ratio(given, ['volume'], ['time']);
  const volume = only(given, 'volume');
  if (!rate || !volume) return undefined;
  const [mL, perHour] = [inMeasure(volume, 'mL'), clean(inMeasure(rate, 'mL') / inMeasure(rate.per, 'h'))];
  const line = `${formulas[language].duration}${writeQuantity({ amount: mL, measure: 'mL' }, language)} ÷ ${writeQuantity({ amount: perHour, measure: 'mL' }, language)}/h = ${result(mL / perHour, 'h', language, 2)}`;
  return { lines: [...converted(volume, 'mL', language), line], missing: [] };
}
