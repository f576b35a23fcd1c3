/**
 * The content of a quiz: questions on its skill, with some calculations if they belong there, or calculations
 * alone.
 */
export const quizItems = ['mixed', 'calculations'] as const;
export type QuizItems = (typeof quizItems)[number];

/** The kinds of dose calculation: one file of `content/calculations` each. */
export const calculationKinds = [
  'tablets',
  'volume',
  'pump-rate',
  'drop-rate',
  'weight-dose',
  'insulin',
  'dilution',
  'conversion',
] as const;
export type CalculationKind = (typeof calculationKinds)[number];

interface SkillCalculations {
  /** The kinds that the skill's quizzes draw from. */
  readonly kinds: readonly CalculationKind[];
  /** One question in this many is a calculation. */
  readonly oneIn: number;
  /** Whether the skill also offers quizzes of calculations alone. */
  readonly alone: boolean;
}

/** The skill that has calculations of every kind. */
export const CALCULATIONS_SKILL = 9;

/**
 * Where calculations belong, by the number of the skill; `npm run content -- check` compares the templates.
 */
const bySkill: Readonly<Record<number, SkillCalculations>> = {
  [CALCULATIONS_SKILL]: { kinds: calculationKinds, oneIn: 5, alone: true },
  11: { kinds: ['pump-rate', 'dilution'], oneIn: 10, alone: false },
  13: { kinds: ['insulin'], oneIn: 10, alone: false },
  16: { kinds: ['conversion'], oneIn: 10, alone: false },
  19: { kinds: ['volume'], oneIn: 10, alone: false },
  29: { kinds: ['weight-dose', 'volume'], oneIn: 10, alone: false },
};

/** The calculations of a skill; null where none belong. */
export function skillCalculations(skillId: number): SkillCalculations | null {
  return bySkill[skillId] ?? null;
}

/** Whether a skill has quizzes of calculations alone. */
export function offersCalculations(skillId: number): boolean {
  return bySkill[skillId]?.alone === true;
}

/** How many of a quiz's questions should be calculations. */
export function calculationCount(skillId: number, questionCount: number, items: QuizItems): number {
  const own = bySkill[skillId];
  if (!own) return 0;
  return items === 'calculations' && own.alone ? questionCount : Math.floor(questionCount / own.oneIn);
}

/** One question in this many of a session across the skills is a calculation. */
const ONE_IN_SESSIONS = 10;

/** How many of a session's questions should be calculations. */
export const sessionCalculations = (questionCount: number): number =>
  Math.floor(questionCount / ONE_IN_SESSIONS);

/** The kind of calculation that a template makes, by its id; undefined for an id of another form. */
export const calculationKind = (template: string): CalculationKind | undefined =>
  calculationKinds.find((kind) => template.startsWith(`calc-${kind}-`));
