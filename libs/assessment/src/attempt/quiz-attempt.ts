import * as z from 'zod/mini';
import { bounds, optionIds } from '../bank/bounds.ts';
import { quizItems } from '../bank/calculations.ts';
import { numericQuestion, question } from '../bank/question.schema.ts';
import { clockSchema } from '../clock/clock.ts';
import { answerIndex, isAnswered, typedAnswer, UNANSWERED } from '../scoring/answer.ts';
import { questionCounts } from '../bank/bounds.ts';
import { corrections, timings } from './settings.ts';

/**
 * 'practice' retakes missed questions: it does not count in the learner's progress and is not sent anywhere.
 */
export const purposes = ['scored', 'practice'] as const;
export type Purpose = (typeof purposes)[number];

const optionOrder = z.array(z.enum(optionIds)).check(
  z.length(optionIds.length),
  z.refine((ids) => new Set(ids).size === optionIds.length),
);

/**
 * One quiz from its start to its result, as it is stored on the device after every move. Times in ms on
 * `clock`.
 */
export const quizAttempt = z
  .object({
    version: z.literal(1),
    /** Made by the client when the quiz starts; the outbox and the server use it to identify the attempt. */
    id: z.uuid(),
    /** The owner. On a shared device nobody continues somebody else's quiz. */
    learner: z.string().check(z.minLength(1)),
    skillTitle: z.string().check(z.minLength(bounds.skillTitle[0]), z.maxLength(bounds.skillTitle[1])),
    purpose: z.enum(purposes),
    items: z.enum(quizItems),
    /** The number of questions that was requested; there may have been fewer. */
    asked: z.literal(questionCounts),
    questions: z
      .array(z.union([z.object({ ...question.shape, optionIds: optionOrder }), numericQuestion]))
      .check(z.minLength(bounds.questionCount[0]), z.maxLength(bounds.questionCount[1])),
    answers: z.array(z.union([answerIndex, typedAnswer])),
    position: z.int().check(z.minimum(0)),
    timing: z.enum(timings),
    correction: z.enum(corrections),
    /** The questions that were corrected; absent where all are corrected at the end. */
    checked: z.optional(z.array(z.boolean())),
    startedAt: z.number(),
    /** Null for a quiz without a deadline. */
    deadline: z.nullable(z.number()),
    clock: clockSchema,
    /** Null while the quiz runs. */
    finished: z.nullable(z.object({ at: z.number(), isTimeUp: z.boolean() })),
  })
  .check(
    z.refine(
      ({ questions, answers, position }) =>
        answers.length === questions.length && position < questions.length,
    ),
    z.refine(({ questions, answers }) =>
      answers.every((answer, index) => typeof answer === 'number' || questions[index]?.kind === 'numeric'),
    ),
    z.refine(({ correction, checked }) => (checked !== undefined) === (correction === 'at-once')),
    z.refine(
      ({ answers, checked }) =>
        checked === undefined ||
        (checked.length === answers.length &&
          checked.every((is, index) => !is || isAnswered(answers[index] ?? UNANSWERED))),
    ),
    z.refine(({ startedAt, deadline }) => deadline === null || deadline > startedAt),
    z.refine(({ timing, deadline }) => (deadline === null) === (timing === 'untimed')),
  );

export type QuizAttempt = z.infer<typeof quizAttempt>;
export type FinishedQuiz = QuizAttempt & { readonly finished: NonNullable<QuizAttempt['finished']> };

export const isFinished = (attempt: QuizAttempt): attempt is FinishedQuiz => attempt.finished !== null;

/** A stored quiz; null when it is damaged or of another version. */
export function readQuizAttempt(stored: unknown): QuizAttempt | null {
  const parsed = quizAttempt.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** Whole seconds that a finished quiz took: at most the allotted time, and at most what can be saved. */
export function secondsSpent({ startedAt, deadline, finished }: FinishedQuiz): number {
  return secondsToSave(Math.min(finished.at, deadline ?? Number.POSITIVE_INFINITY) - startedAt);
}

/** A duration in ms as whole seconds within what can be saved. */
export function secondsToSave(ms: number): number {
  const [least, most] = bounds.timeSpent;
  return Math.min(most, Math.max(least, Math.round(ms / 1000)));
}
