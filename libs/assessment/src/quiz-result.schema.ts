import * as z from 'zod/mini';
import { answerIndex, shuffledQuestion } from './quiz-draft.schema.ts';

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
    /** Whole seconds. */
    timeSpent: z.int().check(z.minimum(0), z.maximum(7200)),
    isTimeUp: z.boolean(),
  })
  .check(
    z.refine(({ score, totalQuestions }) => score <= totalQuestions),
    z.refine((r) => r.questions.length === r.totalQuestions && r.answers.length === r.totalQuestions),
  );

export type QuizResult = z.infer<typeof quizResult>;
