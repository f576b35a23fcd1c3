import {
  calculationKinds,
  skillById,
  skillCalculations,
  skills,
  type NumericQuestion,
} from '@revisoins/assessment';
import { makeVariant, units, type CalculationTemplate } from '@revisoins/assessment/calculation';
import { fixTypography } from '../fix-typography.ts';
import type { Problem } from '../problem.ts';
import { isExam, type SourceItem } from '../source-file.ts';
import { type Language, languages } from '../wording-texts.ts';
import type { SourceTemplate } from './read-calculations.ts';

/** Seeds that each template is tried with. */
const SEEDS = 200;
/** A learner who comes back must meet other numbers. */
const FEWEST_VARIANTS = 8;

/**
 * What is wrong with the templates of numeric items: their form, a concept of the exam among `items`, and
 * every variant of many seeds.
 */
export function checkCalculations(
  sources: readonly SourceTemplate[],
  items: readonly SourceItem[] = [],
): Problem[] {
  const secret = new Map(
    items.filter(isExam).flatMap(({ item }) => (item.concept === undefined ? [] : [[item.concept, item.id]])),
  );
  const ids = sources.map(({ template }) => template.id);
  return [
    ...sources.flatMap(({ file, kind, template }, index) =>
      [
        ...(ids.indexOf(template.id) === index ? [] : ['has the id of another template: give it a new one']),
        ...(template.id.startsWith(`calc-${kind}-`)
          ? []
          : [`belongs to ${kind}: begin its id with calc-${kind}-`]),
        ...(secret.has(template.concept)
          ? [`has the concept of ${secret.get(template.concept)}, which is secret: ask for another one`]
          : []),
        ...placeFaults(kind, template),
        ...formFaults(template),
        ...variantFaults(template),
      ].map((message): Problem => ({ level: 'error', file, id: template.id, message })),
    ),
    ...missingKinds(sources),
  ];
}

function placeFaults(kind: SourceTemplate['kind'], { skills: numbers }: CalculationTemplate): string[] {
  return numbers.flatMap((number) => {
    if (!skillById(number)) return [`names skill ${number}, which does not exist`];
    return skillCalculations(number)?.kinds.includes(kind)
      ? []
      : [`names skill ${number}, whose quizzes do not draw ${kind}: add it to bank/calculations.ts`];
  });
}

/** Skills that draw a kind without a template for them. */
function missingKinds(sources: readonly SourceTemplate[]): Problem[] {
  if (sources.length === 0) return [];
  const has = (skill: number, expected: string) =>
    sources.some(({ kind, template }) => kind === expected && template.skills.includes(skill));
  return skills.flatMap(({ id }) =>
    calculationKinds
      .filter((kind) => skillCalculations(id)?.kinds.includes(kind) && !has(id, kind))
      .map((kind): Problem => ({
        level: 'error',
        file: `calculations/${kind}.json`,
        message: `has no template for skill ${id}, whose quizzes draw from it`,
      })),
  );
}

function formFaults(template: CalculationTemplate): string[] {
  const { answer, limits, units: choices, mistakes, fr, en } = template;
  const faults: string[] = [];
  if (!choices.includes(answer.unit)) faults.push(`units lack the answer's own, ${answer.unit}`);
  if (new Set(choices).size < choices.length) faults.push('units name one twice');
  if (!(answer.value in limits)) faults.push(`limits say nothing of the answer, ${answer.value}`);
  const rivals = choices.filter(
    (unit) => unit !== answer.unit && units[unit].dimension === units[answer.unit].dimension,
  );
  if (rivals.length > 0 && ![fr, en].every(({ stem }) => stem.includes('{unit}'))) {
    faults.push(`${rivals.join(', ')} would be right too: the stem must ask for {unit}`);
  }
  for (const { mistakes: texts } of [fr, en]) {
    if (texts.length !== mistakes.length) faults.push('each mistake needs one text in each language');
  }
  if (fr.steps.length !== en.steps.length) faults.push('both languages need the same steps');
  const pairs = [
    ['stem', fr.stem, en.stem],
    ...fr.steps.map((step, index) => [`steps.${index}`, step, en.steps[index] ?? '']),
    ...fr.mistakes.map((text, index) => [`mistakes.${index}`, text, en.mistakes[index] ?? '']),
  ];
  for (const [field = '', french = '', english = ''] of pairs) {
    if (findNumbers(french, 'fr') !== findNumbers(english, 'en')) {
      faults.push(`${field}: values and numbers differ between the languages: make both say the same`);
    }
  }
  return faults;
}

/** The names of values and the numbers of a text, in one notation for both languages. */
function findNumbers(text: string, language: Language): string {
  const plain =
    language === 'fr'
      ? text.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3})/g, '').replace(/(?<=\d),(?=\d)/g, '.')
      : text.replace(/(?<=\d),(?=\d{3})/g, '');
  return (plain.match(/\{\w+(?::\d)?\}|\d+(?:\.\d+)?/g) ?? [])
    .filter((part) => !/^\{(?:drug|ofDrug|route|solution|unit)\}$/.test(part))
    .sort()
    .join(' ');
}

/** Tries many seeds: every one must give a variant that a nurse could meet. */
function variantFaults(template: CalculationTemplate): string[] {
  const faults = new Set<string>();
  const questions = new Set<string>();
  for (let seed = 0; seed < SEEDS; seed += 1) {
    let variant: NumericQuestion | null;
    try {
      variant = makeVariant(template, seed, skillById(template.skills[0] ?? 0)?.title ?? '');
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
    if (!variant)
      return [`seed ${seed} gives no variant within the limits: widen the parameters or the limits`];
    questions.add(variant.question);
    for (const fault of implausible(variant)) faults.add(`seed ${seed}: ${fault}`);
    for (const fault of textFaults(variant)) faults.add(fault);
  }
  if (questions.size < FEWEST_VARIANTS) {
    faults.add(`has ${questions.size} variants: give it ${FEWEST_VARIANTS} or more`);
  }
  return [...faults].slice(0, 5);
}

/** What no nurse would give, count or set, whatever a template allows. */
function implausible({ value, unit, decimals, units: choices }: NumericQuestion): string[] {
  const is = (condition: boolean, fault: string) => (condition ? [fault] : []);
  return [
    ...is(unit === 'tablet' && !Number.isInteger(value * 2), `${value} tablets: halves at most`),
    ...is(
      (unit === 'unit' || unit === 'gtt/min') && !Number.isInteger(value),
      `${value} ${unit}: whole ones only`,
    ),
    ...is(unit === 'unit' && value > 100, `${value} units of insulin are too many`),
    ...is(unit === 'gtt/min' && (value < 5 || value > 120), `${value} drops a minute cannot be counted`),
    ...is(unit === 'mL/h' && (value < 1 || value > 999), `a pump cannot be set at ${value} mL/h`),
    ...is(decimals === 3 && value >= 1, `${value} with three decimals reads like thousands`),
    ...is(!choices.includes(unit), `${unit} cannot be chosen`),
  ];
}

function textFaults(variant: NumericQuestion): string[] {
  return languages.flatMap((language) => {
    const words = language === 'fr' ? variant : variant.en;
    return [words.question, ...words.steps, ...words.feedback].flatMap((text) => [
      ...(fixTypography(text, language) === text && !/['"]/u.test(text)
        ? []
        : [`${language}: "${text}" breaks the typography`]),
      ...(/\d[.,]\d{4}|NaN|Infinity|[{}]/.test(text)
        ? [`${language}: "${text}" shows an untidy number`]
        : []),
      ...(text.includes('(s)') ? [`${language}: "${text}" leaves "(s)" open: put it after a value`] : []),
    ]);
  });
}
