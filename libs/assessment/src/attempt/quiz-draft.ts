import * as z from 'zod/mini';
import { bounds, optionIds } from '../bank/bounds.ts';
import { type Clock, type ClockReading, clockSchema, readClock, restClock } from '../clock/clock.ts';
import { question } from '../bank/question.schema.ts';
import { timings } from './settings.ts';

const optionOrder = z.array(z.enum(optionIds)).check(
  z.length(4),
  z.refine((ids) => new Set(ids).size === 4),
);

export const shuffledQuestion = z.object({ ...question.shape, optionIds: optionOrder });

/** -1 for an open question. */
export const answerIndex = z.int().check(z.minimum(-1), z.maximum(3));

export const QUIZ_DRAFT_VERSION = 1;

/** An in-progress quiz, as it is stored on the device after every move. Times in ms on `clock`. */
export const quizDraft = z
  .object({
    draftVersion: z.literal(QUIZ_DRAFT_VERSION),
    /** Made by the client when the quiz starts; identifies the attempt to the outbox and the server. */
    attemptId: z.uuid(),
    /** The learner it belongs to: on a shared device nobody continues somebody else's quiz. */
    owner: z.string().check(z.minLength(1)),
    skillTitle: z.string().check(z.minLength(bounds.skillTitle[0]), z.maxLength(bounds.skillTitle[1])),
    questions: z
      .array(shuffledQuestion)
      .check(z.minLength(bounds.questionCount[0]), z.maxLength(bounds.questionCount[1])),
    answers: z.array(answerIndex),
    position: z.int().check(z.minimum(0)),
    timing: z.enum(timings),
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
    z.refine(({ startedAt, deadline }) => deadline === null || deadline > startedAt),
    z.refine(({ timing, deadline }) => (deadline === null) === (timing === 'untimed')),
  );

export type QuizDraft = z.infer<typeof quizDraft>;

/** A stored draft; null when it is damaged, unknown or from another release. */
export function readQuizDraft(stored: unknown): QuizDraft | null {
  const parsed = quizDraft.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/**
 * A quiz's clock after a new reading. Without a deadline nothing is at stake and nothing is in doubt: only time on one page
 * counts, and the time between two pages is rest.
 */
export function draftClock(
  { clock, deadline }: Pick<QuizDraft, 'clock' | 'deadline'>,
  reading: ClockReading,
): Clock {
  if (deadline !== null) return readClock(clock, reading);
  if (reading.page !== clock.page) return restClock(clock, reading);
  return restClock(readClock(clock, reading), reading);
}
