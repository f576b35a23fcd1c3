import type { Language } from '../../_shared/language.schema.ts';
import { clean, formulas, writeAmount } from './calculation-words.ts';
import { finished, inMeasure, kind, type Calculation } from './given.ts';
import type { Quantity } from './measures.ts';
import type { Quantities } from './read-quantities.ts';

/** What counts as taken in, and as put out, each word without its accents. */
const taking: Readonly<Record<Language, readonly [RegExp, RegExp]>> = {
  fr: [
    /\b(?:jus|soupe|potage|bouillon|cafe|the|tisane|lait|eau|verre|boissons?|breuvage|gelatine|jello|solute|perfusion|iv|intraveineuse|gavage)\b/,
    /\b(?:urines?|diurese|mictions?|vomissements?|vomi\w*|diarrhees?|selles? liquides?|drains?|hemovac)\b/,
  ],
  en: [
    /\b(?:juice|soup|broth|coffee|tea|milk|water|drinks?|gelatin|jello|iv|intravenous|infusion|tube feeding)\b/,
    /\b(?:urine|voided|vomit\w*|emesis|diarrh?ea|liquid stools?|drains?|hemovac)\b/,
  ],
};
const asked =
  /\b(?:bilans?|fluid balance|balance|ingesta|excreta|total intake|total output|intake and output)\b/;
/** Ice counts for half, and what rinses the bladder is subtracted. */
const otherwiseCounted = /\b(?:glaces?|glacons?|ice|irrig\w*)\b/;

/**
 * The sums of what was taken in and put out, where each amount stands beside the one thing that it is of.
 * Undefined for any other question.
 */
export function fluidBalance(
  { alone, ratios, asks, rest }: Quantities,
  language: Language,
): Calculation | undefined {
  if (!asked.test(rest) || otherwiseCounted.test(rest) || ratios.length + asks.length > 0) return undefined;
  if (!alone.every(({ measure }) => kind(measure) === 'volume')) return undefined;
  const parts = rest.split(/[,;.:?!\n]|\s(?:et|and|plus)\s/).filter((part) => part.includes('§'));
  if (parts.length !== alone.length || parts.some((part) => part.split('§').length !== 2)) return undefined;
  const sayingOne = (pattern: RegExp) => parts.map((part) => pattern.test(part));
  const [into, out] = taking[language].map(sayingOne);
  if (into === undefined || out === undefined || into.some((isIn, at) => isIn === out[at])) return undefined;
  const [taken, lost] = [into, out].map((is) =>
    total(
      alone.filter((_, at) => is[at]),
      language,
    ),
  );
  if (taken === undefined || lost === undefined || taken.terms === '' || lost.terms === '') return undefined;
  const words = formulas[language];
  const balance = clean(taken.mL - lost.mL);
  const sign = balance > 0 ? '+' : balance < 0 ? '−' : '';
  const write = (mL: number) => `${writeAmount(Math.abs(mL), language)} mL`;
  const lines = [
    `${words.intake}${taken.terms}.`,
    `${words.output}${lost.terms}.`,
    `${words.balance}${write(taken.mL)} − ${write(lost.mL)} = ${sign}${write(balance)}.`,
  ];
  return finished(alone, lines, taken.mL + lost.mL, 30_000);
}

function total(quantities: readonly Quantity[], language: Language) {
  const amounts = quantities.map((one) => inMeasure(one, 'mL'));
  const mL = clean(amounts.reduce((sum, amount) => sum + amount, 0));
  const said = amounts.map((amount) => writeAmount(amount, language)).join(' + ');
  const terms = amounts.length < 2 ? said : `${said} = ${writeAmount(mL, language)}`;
  return { mL, terms: amounts.length === 0 ? '' : `${terms} mL` };
}
