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

export const spellings: Readonly<Record<Measure, string>> = {
  mcg: '(?:mcgs?|[µμ]g|ug|microgram(?:me)?s?)',
  mg: '(?:mgs?|milligram(?:me)?s?)',
  g: '(?:g|gram(?:me)?s?)',
  kg: '(?:kgs?|kilos?|kilogram(?:me)?s?)',
  lb: '(?:lbs?|livres?|pounds?)',
  mL: '(?:mls?|millilit(?:re|er)s?|cc)',
  L: '(?:l|lit(?:re|er)s?)',
  unit: '(?:unites?|units?|ui|iu|u)',
  drop: '(?:gouttes?|gtt?e?s?|drops?)',
  tablet: '(?:comprimes?|cps?|cos?|tablets?|tabs?|pills?|pilules?|capsules?|gelules?)',
  h: '(?:h|hrs?|heures?|hours?)',
  min: '(?:mins?|minutes?|minits?)',
  day: '(?:jours?|days?)',
  cm: '(?:cm|centimet(?:re|er)s?)',
  m: '(?:m|met(?:re|er)s?)',
  C: '(?:°?\\s?c(?![\\p{L}\\d.])|(?:degres?|degrees?) c(?:elsius)?|celsius)',
  F: '(?:°?\\s?f(?![\\p{L}\\d.])|(?:degres?|degrees?) f(?:ahrenheit)?|fahrenheit)',
};
const order = Object.keys(spellings) as Measure[];
/** Any of them. */
export const spelled = `(?:${Object.values(spellings).join('|')})(?![\\p{L}\\d'])`;

export const readMeasure = (said: string): Measure =>
  order.find((measure) => new RegExp(`^${spellings[measure]}$`, 'u').test(said)) ?? 'unit';
