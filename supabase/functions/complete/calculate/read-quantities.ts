import type { Language } from '../../_shared/language.schema.ts';
import { plain } from '../look-up/plain.ts';

/** What a quantity of a calculation is measured in. */
export const measures = {
  mcg: { kind: 'mass', size: 0.001 },
  mg: { kind: 'mass', size: 1 },
  g: { kind: 'mass', size: 1000 },
  kg: { kind: 'weight', size: 1 },
  lb: { kind: 'weight', size: 1 / 2.2 },
  mL: { kind: 'volume', size: 1 },
  L: { kind: 'volume', size: 1000 },
  unit: { kind: 'units', size: 1 },
  drop: { kind: 'drops', size: 1 },
  tablet: { kind: 'tablets', size: 1 },
  h: { kind: 'time', size: 60 },
  min: { kind: 'time', size: 1 },
  day: { kind: 'days', size: 1 },
  cm: { kind: 'height', size: 0.01 },
  m: { kind: 'height', size: 1 },
  C: { kind: 'temperature', size: 1 },
  F: { kind: 'temperature', size: 1 },
} as const;

export type Measure = keyof typeof measures;
export type Kind = (typeof measures)[Measure]['kind'];

export interface Quantity {
  readonly amount: number;
  readonly measure: Measure;
}

/** '250 mg/5 mL', '15 mg/kg/day': an amount per another one. */
export interface Ratio extends Quantity {
  readonly per: Quantity;
  readonly isPerDay: boolean;
}

export interface Quantities {
  readonly alone: readonly Quantity[];
  readonly ratios: readonly Ratio[];
  /** What is asked for: 'combien de mL', 'how many drops per minute'. */
  readonly asked: { readonly measure: Measure; readonly per?: Measure } | undefined;
}

const spellings: Readonly<Record<Measure, string>> = {
  mcg: '(?:mcg|[µμ]g|ug|microgram(?:me)?s?)',
  mg: '(?:mg|milligram(?:me)?s?)',
  g: '(?:g|gram(?:me)?s?)',
  kg: '(?:kg|kilos?|kilogram(?:me)?s?)',
  lb: '(?:lbs?|livres?|pounds?)',
  mL: '(?:ml|millilit(?:re|er)s?|cc)',
  L: '(?:l|lit(?:re|er)s?)',
  unit: '(?:unites?|units?|ui|iu)',
  drop: '(?:gouttes?|gtts?|drops?)',
  tablet: '(?:comprimes?|cp|tablets?|tabs?|pills?|capsules?)',
  h: '(?:h|hrs?|heures?|hours?)',
  min: '(?:min|minutes?)',
  day: '(?:jours?|days?)',
  cm: '(?:cm|centimet(?:re|er)s?)',
  m: '(?:m|met(?:re|er)s?)',
  C: '(?:°?\\s?c(?![\\p{L}\\d.])|(?:degres?|degrees?) c(?:elsius)?|celsius)',
  F: '(?:°?\\s?f(?![\\p{L}\\d.])|(?:degres?|degrees?) f(?:ahrenheit)?|fahrenheit)',
};
const order = Object.keys(spellings) as Measure[];
const number = '\\d{1,3}(?:[ ,]\\d{3})+(?:[.,]\\d+)?|\\d*[.,]?\\d+';
const spelled = `(?:${Object.values(spellings).join('|')})(?![\\p{L}\\d])`;
const per = "(?:\\s*/\\s*|\\s+(?:par|per|dans|in|a l'|pour|each|every)\\s*)";
const quantity = new RegExp(
  `(?<before>(?:\\b(?:aux|toutes les|every|chaque|each|q)\\s?)?)(?<![\\d.,])(?<amount>${number})\\s?-?(?<measure>${spelled})(?:${per}(?<perAmount>${number})?\\s?(?<perMeasure>${spelled})(?:(?<day>(?:\\s*/\\s*|\\s+(?:par|per) )(?:jour|day|24 ?h))|(?<third>\\s*/\\s*(?:h|hr|min)(?![\\p{L}])))?)?`,
  'gu',
);
/** 'The tablets are 62.5 mcg', 'des comprimés de 250 mg', '62.5 mcg tablets'. */
const ofTablet = new RegExp(
  `(?<!\\d\\s?)\\b${spellings.tablet}(?:[^\\d.?!]{1,30}?)(?<amount>${number})\\s?(?<measure>${spelled})|(?<amount2>${number})\\s?(?<measure2>${spelled})\\s${spellings.tablet}`,
  'u',
);
const askedFor = new RegExp(
  `(?:combien (?:ca fait )?(?:de |d'|en )|combien ca fait en |how many |how much |nombre de |number of |convert\\w* (?:en|to|in|into) |(?:\\b(?:en|to|in|into) )(?=[^\\d]{1,25}\\??\\s*$))(?:total )?(?<measure>${spelled})(?:${per}(?<per>${spelled}))?`,
  'u',
);

const readMeasure = (said: string): Measure =>
  order.find((measure) => new RegExp(`^${spellings[measure]}$`, 'u').test(said)) ?? 'unit';

/** '25 000' and, in English, '25,000' are thousands; another comma is a decimal one. */
function toNumber(said: string, language: Language): number {
  const bare = said.replaceAll(' ', '');
  const isGrouped = language === 'en' ? /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/ : /^[1-9]\d{0,2}(?:,000)+$/;
  return Number(isGrouped.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.'));
}

/** The quantities that a question names, and the one that it asks for. */
export function readQuantities(question: string, language: Language): Quantities {
  const text = plain(question).replace(/[\u00a0\u202f]/g, ' ');
  const read = (amount: string | undefined, measure: string | undefined): Quantity => ({
    amount: toNumber(amount ?? '1', language),
    measure: readMeasure(measure ?? ''),
  });
  const tablet = ofTablet.exec(text)?.groups;
  const strength =
    tablet && read(tablet['amount'] ?? tablet['amount2'], tablet['measure'] ?? tablet['measure2']);
  const alone: Quantity[] = [];
  const ratios: Ratio[] = strength
    ? [{ ...strength, per: { amount: 1, measure: 'tablet' }, isPerDay: false }]
    : [];
  for (const { groups = {} } of text.matchAll(quantity)) {
    const one = read(groups['amount'], groups['measure']);
    const { perMeasure, before } = groups;
    // A dose per weight and hour needs a table of its own.
    if (groups['third'] !== undefined) return { alone: [], ratios: [], asked: undefined };
    if (perMeasure !== undefined && measures[readMeasure(perMeasure)].kind === 'height')
      alone.push(one, read(groups['perAmount'], perMeasure));
    // '101 F in celsius'.
    else if (measures[one.measure].kind === 'temperature') alone.push(one);
    else if (perMeasure !== undefined)
      ratios.push({
        ...one,
        per: read(groups['perAmount'], perMeasure),
        isPerDay: groups['day'] !== undefined || readMeasure(perMeasure) === 'day',
      });
    // 'Every 6 hours' is how often, not how long.
    else if (!before && !(strength && one.amount === strength.amount && one.measure === strength.measure))
      alone.push(one);
  }
  const asked = askedFor.exec(text)?.groups;
  return {
    alone,
    ratios,
    asked: asked && {
      measure: readMeasure(asked['measure'] ?? ''),
      ...(asked['per'] && { per: readMeasure(asked['per']) }),
    },
  };
}
