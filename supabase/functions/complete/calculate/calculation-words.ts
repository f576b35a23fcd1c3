import type { Language } from '../../_shared/language.schema.ts';
import type { Measure, Quantity } from './measures.ts';

/** A formula in words, before the numbers. */
export const formulas = {
  fr: {
    bodyMass: 'IMC = poids ÷ taille au carré\u00a0: ',
    drops: 'Gouttes par minute = volume × gouttes par mL ÷ minutes\u00a0: ',
    strength: 'Concentration\u00a0: ',
    rate: 'Débit = dose par heure ÷ concentration\u00a0: ',
    flow: 'Débit = volume ÷ heures\u00a0: ',
    weight: 'Dose = poids × dose par kg\u00a0: ',
    shared: 'Par dose\u00a0: ',
    volume: 'Volume = dose prescrite ÷ dose disponible × volume disponible\u00a0: ',
    tablets: 'Comprimés = dose prescrite ÷ dose d’un comprimé\u00a0: ',
    duration: 'Durée = volume ÷ débit\u00a0: ',
    intake: 'Ingesta\u00a0: ',
    output: 'Excreta\u00a0: ',
    balance: 'Bilan = ingesta − excreta\u00a0: ',
    about: 'soit environ',
    day: 'jour',
    tabletUnit: (value: number) => (value < 2 ? 'comprimé' : 'comprimés'),
  },
  en: {
    bodyMass: 'BMI = weight ÷ height squared: ',
    drops: 'Drops per minute = volume × drops per mL ÷ minutes: ',
    strength: 'Concentration: ',
    rate: 'Rate = dose per hour ÷ concentration: ',
    flow: 'Rate = volume ÷ hours: ',
    weight: 'Dose = weight × dose per kg: ',
    shared: 'Per dose: ',
    volume: 'Volume = prescribed dose ÷ available dose × available volume: ',
    tablets: 'Tablets = prescribed dose ÷ dose of one tablet: ',
    duration: 'Time = volume ÷ rate: ',
    intake: 'Intake: ',
    output: 'Output: ',
    balance: 'Balance = intake − output: ',
    about: 'about',
    day: 'day',
    tabletUnit: (value: number) => (value === 1 ? 'tablet' : 'tablets'),
  },
} as const;

/** What a calculation cannot do without. */
export const missingWords = {
  fr: {
    weight: 'le poids',
    height: 'la taille',
    volume: 'le volume à passer',
    time: 'la durée',
    dropFactor: 'le facteur de la tubulure (gouttes par mL)',
    strength: 'la teneur (par exemple en mg par mL, ou par comprimé)',
    doses: 'le nombre de doses par jour',
  },
  en: {
    weight: 'the weight',
    height: 'the height',
    volume: 'the volume to infuse',
    time: 'the time',
    dropFactor: 'the drop factor of the tubing (drops per mL)',
    strength: 'the strength (for instance in mg per mL, or per tablet)',
    doses: 'the number of doses a day',
  },
} as const;

const names: Readonly<Record<Language, Partial<Record<Measure, readonly [string, string]>>>> = {
  fr: {
    unit: ['unité', 'unités'],
    drop: ['goutte', 'gouttes'],
    tablet: ['comprimé', 'comprimés'],
    day: ['jour', 'jours'],
    C: ['°C', '°C'],
    F: ['°F', '°F'],
  },
  en: {
    unit: ['unit', 'units'],
    drop: ['drop', 'drops'],
    tablet: ['tablet', 'tablets'],
    day: ['day', 'days'],
    C: ['°C', '°C'],
    F: ['°F', '°F'],
  },
};

/** Without the error of binary fractions. */
export const clean = (value: number) => Number(value.toPrecision(12));

/** To thousandths; below one to four digits that count, so that no small amount becomes 0. */
const readable = (amount: number) =>
  Math.abs(amount) < 1 ? Number(amount.toPrecision(4)) : Math.round(clean(amount * 1000)) / 1000;

/** '1 250,5' in French, '1,250.5' in English. */
export function writeAmount(amount: number, language: Language): string {
  const [whole = '', fraction] = String(readable(amount)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, language === 'fr' ? '\u00a0' : ',');
  return fraction === undefined ? grouped : `${grouped}${language === 'fr' ? ',' : '.'}${fraction}`;
}

export function writeQuantity({ amount, measure }: Quantity, language: Language): string {
  const [one, many] = names[language][measure] ?? [measure, measure];
  const isOne = language === 'fr' ? amount < 2 : amount === 1;
  return `${writeAmount(amount, language)} ${isOne ? one : many}`;
}
