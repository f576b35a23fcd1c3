import * as z from 'zod/mini';
import { answerIndex, shuffledQuestion } from './quiz-draft.schema.ts';
import { LONGEST_TIME_SPENT } from './quiz-save.schema.ts';
import { DEFAULT_TIMING, timings } from './timing.ts';

/** What /results is shown with: kept for the tab, parsed when it comes back. */
export const quizResult = z
  .object({
    attemptId: z.uuid(),
    skillTitle: z.string().check(z.minLength(1), z.maxLength(200)),
    score: z.int().check(z.minimum(0)),
    totalQuestions: z.int().check(z.minimum(1), z.maximum(50)),
    /** Index per question, -1 if unanswered. */
    answers: z.array(answerIndex),
    questions: z.array(shuffledQuestion),
    /** Results of earlier releases do not say. */
    timing: z._default(z.enum(timings), DEFAULT_TIMING),
    /** Whole seconds. */
    timeSpent: z.int().check(z.minimum(0), z.maximum(LONGEST_TIME_SPENT)),
    isTimeUp: z.boolean(),
  })
  .check(
    z.refine(({ score, totalQuestions }) => score <= totalQuestions),
    z.refine((r) => r.questions.length === r.totalQuestions && r.answers.length === r.totalQuestions),
  );

export type QuizResult = z.infer<typeof quizResult>;
