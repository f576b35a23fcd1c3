import * as z from 'zod/mini';
import { skillTitle } from './skill-title.schema.ts';

/** Two hours, in seconds. */
export const LONGEST_TIME_SPENT = 7200;

/** What saving an attempt sends. `timeSpent` in whole seconds. */
export const quizSave = z
  .object({
    skillTitle,
    score: z.int().check(z.minimum(0, 'Score must be at least 0'), z.maximum(100, 'Score cannot exceed 100')),
    totalQuestions: z
      .int()
      .check(z.minimum(1, 'At least 1 question required'), z.maximum(50, 'Maximum 50 questions allowed')),
    timeSpent: z.int().check(z.minimum(0, 'Time cannot be negative'), z.maximum(LONGEST_TIME_SPENT, 'Time cannot exceed 2 hours')),
  })
  .check(
    z.refine(({ score, totalQuestions }) => score <= totalQuestions, { error: 'Score cannot exceed the questions' }),
  );

export type QuizSave = z.infer<typeof quizSave>;
