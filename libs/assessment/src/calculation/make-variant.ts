import { hashQuestion } from '../bank/hash-question.ts';
import type { NumericQuestion, NumericWording } from '../bank/question.schema.ts';
import { createRandom, type Random } from '../bank/random.ts';
import { withPlurals } from '../bank/wording-in.ts';
import { roundTo, dropBinaryError } from '../scoring/score-numeric.ts';
import { evaluate } from './formula.ts';
import type { CalculationTemplate } from './template.schema.ts';
import { convert, type UnitId, units } from './units.ts';

type Language = 'fr' | 'en';
type Values = Readonly<Record<string, number>>;
type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The numbers and words of one variant. */
export interface Variant {
  readonly values: Values;
  readonly words: Words;
}

const NBSP = '\u00a0';
const MOST_TRIES = 400;
const GRADUATIONS = { 1: 0.01, 3: 0.1, 5: 0.2, 10: 0.2 } as const;

const roundings = {
  fr: {
    exact: 'N’arrondissez pas.',
    nearest: [
      'Arrondissez à l’unité.',
      'Arrondissez au dixième.',
      'Arrondissez au centième.',
      'Arrondissez au millième.',
    ],
  },
  en: {
    exact: 'Do not round.',
    nearest: [
      'Round to the nearest whole number.',
      'Round to the nearest tenth.',
      'Round to the nearest hundredth.',
      'Round to the nearest thousandth.',
    ],
  },
} as const;

/** The smallest mark of a template's syringe, in mL. */
export function syringeScale({ answer }: CalculationTemplate): number | null {
  return answer.syringe === undefined ? null : GRADUATIONS[answer.syringe];
}

/** '1 250,5' in French, '1,250.5' in English, as the bank writes numbers. */
export function formatValue(value: number, language: Language): string {
  const [whole = '', fraction] = String(dropBinaryError(value)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, language === 'fr' ? '\u00a0' : ',');
  if (fraction === undefined) return grouped;
  return `${grouped}${language === 'fr' ? ',' : '.'}${fraction}`;
}

function pick<T>(list: readonly T[], random: Random): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('there is nothing to pick from');
  return one;
}

/** The values that a parameter may take. */
function possibleValues(range: NonNullable<CalculationTemplate['parameters']>[string]): readonly number[] {
  if (Array.isArray(range)) return range;
  const steps = Math.floor(dropBinaryError((range.to - range.from) / range.step));
  return Array.from({ length: steps + 1 }, (_, step) => dropBinaryError(range.from + step * range.step));
}

const isMultiple = (value: number, step: number) => Number.isInteger(dropBinaryError(value / step));

/**
 * Adds the values derived from the drawn ones; null when the variant is implausible or has no single answer.
 */
function complete(template: CalculationTemplate, drawn: Values): Values | null {
  const values: Record<string, number> = { ...drawn };
  for (const [name, formula] of Object.entries(template.formulas)) {
    values[name] = dropBinaryError(evaluate(formula, values, roundTo));
  }
  for (const [name, { min, max, step }] of Object.entries(template.limits)) {
    const value = values[name] ?? Number.NaN;
    if (!(value >= min && value <= max)) return null;
    if (step !== undefined && !isMultiple(value, step)) return null;
  }
  const { decimals, rounding } = template.answer;
  const exact = values[template.answer.value] ?? Number.NaN;
  const value = roundTo(exact, decimals);
  if (!(value > 0) || !Number.isFinite(value)) return null;
  if (rounding === 'exact' && value !== exact) return null;
  // Halfway between two marks, people round differently.
  if (rounding === 'nearest' && Math.abs((dropBinaryError(exact * 10 ** decimals) % 1) - 0.5) < 0.001)
    return null;
  const scale = syringeScale(template);
  if (scale !== null && (!isMultiple(value, scale) || value > (template.answer.syringe ?? 0))) return null;
  return values;
}

/** The variant of a seed; null when the template has none within its limits. */
function readTemplate(template: CalculationTemplate, seed: number): Variant | null {
  const random = createRandom(seed);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const drawn: Record<string, number> = {};
    const words: Record<string, { fr: string; en: string }> = {};
    for (const [name, value] of Object.entries(template.cases ? pick(template.cases, random) : {})) {
      if (typeof value === 'number') drawn[name] = value;
      else words[name] = value;
    }
    for (const [name, range] of Object.entries(template.parameters ?? {}))
      drawn[name] = pick(possibleValues(range), random);
    const values = complete(template, drawn);
    if (values) return { values, words };
  }
  return null;
}

/**
 * A text with its values; `{name:2}` rounds a value to two decimals, and the '(s)' that follow a value agree
 * with it. Throws for a name that is not there.
 */
function fill(text: string, { values, words }: Variant, language: Language): string {
  return text.replace(
    /\{(\w+)(?::(\d))?\}( ?)([^{]*)/g,
    (_, name: string, decimals: string | undefined, space: string, rest: string) => {
      const word = words[name]?.[language];
      if (word !== undefined) return word + space + rest;
      const value = values[name];
      if (value === undefined) throw new Error(`"${text}" names {${name}}, which is not there`);
      const shown = decimals === undefined ? value : roundTo(value, Number(decimals));
      // A number and its unit stay on one line.
      return formatValue(shown, language) + (space && NBSP) + withPlurals(rest, shown, language);
    },
  );
}

/** The answer with its unit, before and after rounding: '83,33 mL/h, arrondi à 83 mL/h'. */
function answerWords({ answer }: CalculationTemplate, { values }: Variant, language: Language): string {
  const exact = values[answer.value] ?? Number.NaN;
  const withUnit = (value: number) =>
    `${formatValue(value, language)}${NBSP}${withPlurals(units[answer.unit][language], value, language)}`;
  const before = withUnit(roundTo(exact, answer.decimals + 2));
  const after = withUnit(roundTo(exact, answer.decimals));
  if (before === after) return after;
  return language === 'fr' ? `${before}, arrondi à ${after}` : `${before}, rounded to ${after}`;
}

/** A unit as sentences name it: 'On vous demande des heures.' */
const unitName = (unit: UnitId, language: Language) => withPlurals(units[unit][language], 2, language);

/** The right amount in the other units that it could be given in, before and after rounding: 0.75 g. */
function sameAmounts({ answer, units: choices }: CalculationTemplate, exact: number) {
  const { unit, decimals } = answer;
  const amounts = new Set([exact, roundTo(exact, decimals)]);
  return choices
    .filter((other) => other !== unit && units[other].dimension === units[unit].dimension)
    .flatMap((other) =>
      [...amounts].map((amount) => ({ value: dropBinaryError(convert(amount, unit, other)), unit: other })),
    );
}

function otherUnitWords(other: UnitId, asked: UnitId, language: Language): string {
  const [given, wanted] = [unitName(other, language), unitName(asked, language)];
  return language === 'fr'
    ? `C’est juste en ${given}, mais on vous demande des ${wanted}.`
    : `That is right in ${given}, but you are asked for ${wanted}.`;
}

function makeWording(
  template: CalculationTemplate,
  variant: Variant,
  language: Language,
  isUsed: (mistake: number) => boolean,
  same: ReturnType<typeof sameAmounts>,
): NumericWording {
  const { stem, steps, mistakes } = template[language];
  const { unit, decimals, rounding } = template.answer;
  const answer = answerWords(template, variant, language);
  const words = { ...variant.words, unit: { fr: unitName(unit, 'fr'), en: unitName(unit, 'en') } };
  const named = { ...variant, words: { ...words, answer: { fr: answer, en: answer } } };
  const sentence =
    rounding === 'exact' ? roundings[language].exact : (roundings[language].nearest[decimals] ?? '');
  return {
    question: `${fill(stem, { ...variant, words }, language)} ${sentence}`,
    unitNames: template.units.map((one) => units[one][language]),
    steps: steps.map((step) => fill(step, named, language)),
    feedback: [
      ...mistakes.filter((_, index) => isUsed(index)).map((text) => fill(text, named, language)),
      ...same.map((amount) => otherUnitWords(amount.unit, unit, language)),
    ],
  };
}

/** Rounded like the answer; a result that would become zero stays unrounded. */
function roundResult(value: number, decimals: number): number {
  return roundTo(value, decimals) || dropBinaryError(value);
}

/** The numeric item that a template makes from a seed; null when it makes none. */
export function makeVariant(
  template: CalculationTemplate,
  seed: number,
  skillTitle: string,
): NumericQuestion | null {
  const variant = readTemplate(template, seed);
  if (!variant) return null;
  const { decimals, unit } = template.answer;
  const exact = variant.values[template.answer.value] ?? Number.NaN;
  const value = roundTo(exact, decimals);
  const results = template.mistakes.map((mistake) => ({
    value: roundResult(evaluate(mistake.formula, variant.values, roundTo), decimals),
    unit: mistake.unit ?? unit,
  }));
  // A mistake that happens to give the right answer does not count in this variant.
  const isUsed = (index: number) => {
    const result = results[index];
    return (
      result !== undefined && result.value > 0 && Number.isFinite(result.value) && result.value !== value
    );
  };
  const same = sameAmounts(template, exact);
  const french = makeWording(template, variant, 'fr', isUsed, same);
  return {
    kind: 'numeric',
    id: `${template.id}-${seed}`,
    version: template.version,
    template: template.id,
    seed,
    difficulty: template.difficulty,
    reviewStatus: template.review.status,
    ...(template.review.reviewer !== null && { reviewer: template.review.reviewer }),
    origin: 'bank',
    hash: hashQuestion(french.question, skillTitle),
    concept: template.concept,
    isDose: template.isDose,
    ...french,
    en: makeWording(template, variant, 'en', isUsed, same),
    value,
    exact,
    decimals,
    unit,
    units: [...template.units],
    mistakes: [...results.filter((_, index) => isUsed(index)), ...same],
  };
}
