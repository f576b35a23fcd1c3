import { examMinutes, examQuestionCounts, questionCounts } from '../bank/bounds.ts';
import type { QuizItems } from '../bank/calculations.ts';

/**
 * Reads a whole number from a URL parameter. Anything else gives the default; a number that is not allowed
 * gives the nearest allowed one, the smaller of two equally near.
 */
export function nearestAllowed<T extends number>(raw: string | null, allowed: readonly T[], fallback: T): T {
  const text = raw?.trim() ?? '';
  if (!/^[+-]?\d{1,9}$/.test(text)) return fallback;
  const requested = Number(text);
  return allowed.reduce((best, value) =>
    Math.abs(value - requested) < Math.abs(best - requested) ? value : best,
  );
}

/** The timing of a skill quiz: 20 s per question, half as long again, or no deadline. */
export const timings = ['timed', 'extended', 'untimed'] as const;
export type Timing = (typeof timings)[number];
export const DEFAULT_TIMING = 'timed' satisfies Timing;

/** The `time` parameter of a quiz's address; an unknown value gives the default. */
export function parseTiming(raw: string | null): Timing {
  return timings.find((timing) => timing === raw) ?? DEFAULT_TIMING;
}

/** When a question is corrected: after the end of the quiz, or as soon as its answer is checked. */
export const corrections = ['at-end', 'at-once'] as const;
export type Correction = (typeof corrections)[number];

/** How a quiz is taken. */
export interface QuizMode {
  readonly timing: Timing;
  readonly correction: Correction;
}

/**
 * The modes that a learner chooses from, by name. Training has no clock: a correction may be read for as long
 * as it takes.
 */
export const quizModes = {
  training: { timing: 'untimed', correction: 'at-once' },
  timed: { timing: 'timed', correction: 'at-end' },
  extended: { timing: 'extended', correction: 'at-end' },
  untimed: { timing: 'untimed', correction: 'at-end' },
} as const satisfies Readonly<Record<Timing | 'training', QuizMode>>;
export type QuizModeName = keyof typeof quizModes;

/** The name of a mode. */
export function quizModeName({ timing, correction }: QuizMode): QuizModeName {
  return correction === 'at-once' ? 'training' : timing;
}

/** The `mode` and `time` parameters of a quiz's address; without `mode=training`, `time` decides. */
export function parseQuizMode(parameters: { get(name: string): string | null }): QuizMode {
  return quizModes[parameters.get('mode') === 'training' ? 'training' : parseTiming(parameters.get('time'))];
}

/**
 * Time for one question of each kind, in seconds; null when it may take any time. A calculation is worked out
 * and typed.
 */
export const secondsPerQuestion = {
  timed: { choice: 20, numeric: 90 },
  extended: { choice: 30, numeric: 135 },
  untimed: null,
} as const satisfies Readonly<Record<Timing, { choice: number; numeric: number } | null>>;

/**
 * Whole seconds for a skill quiz with these numbers of questions of each kind, times what the learner's
 * accommodation multiplies them by; null without a deadline.
 */
export function allottedSeconds(
  counts: { choice: number; numeric: number },
  timing: Timing,
  timeFactor = 1,
): number | null {
  const seconds = secondsPerQuestion[timing];
  return (
    seconds && Math.ceil((counts.choice * seconds.choice + counts.numeric * seconds.numeric) * timeFactor)
  );
}

/** The `items` parameter of a quiz's address; an unknown value gives the default. */
export function parseQuizItems(raw: string | null): QuizItems {
  return raw === 'calculations' ? raw : 'mixed';
}

export type QuestionCount = (typeof questionCounts)[number];
export const DEFAULT_QUESTION_COUNT = 10 satisfies QuestionCount;

/**
 * The `questions` parameter of a quiz's address; an unknown value gives the default or the nearest allowed
 * count.
 */
export function parseQuestionCount(raw: string | null): QuestionCount {
  return nearestAllowed(raw, questionCounts, DEFAULT_QUESTION_COUNT);
}

export type ExamQuestionCount = (typeof examQuestionCounts)[number];
export type ExamMinutes = (typeof examMinutes)[number];

export interface ExamParameters {
  readonly questionCount: ExamQuestionCount;
  readonly minutes: ExamMinutes;
}

/**
 * The `questions` and `time` parameters of an exam's address; each gives the default or the nearest allowed
 * value.
 */
export function parseExamParameters(parameters: { get(name: string): string | null }): ExamParameters {
  return {
    questionCount: nearestAllowed(parameters.get('questions'), examQuestionCounts, 20),
    minutes: nearestAllowed(parameters.get('time'), examMinutes, 30),
  };
}
