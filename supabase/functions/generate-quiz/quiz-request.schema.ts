import * as z from 'zod';
import { bounds } from '../_shared/assessment/bounds.ts';

/** The browser's request: `usedQuestionHashes` are the questions to avoid. */
export const quizRequest = z.object({
  skillTitle: z.string().trim().min(bounds.skillTitle[0]).max(bounds.skillTitle[1]),
  questionCount: z.int().min(bounds.questionCount[0]).max(bounds.questionCount[1]),
  usedQuestionHashes: z
    .array(z.string().min(bounds.questionHash[0]).max(bounds.questionHash[1]))
    .max(bounds.usedHashes[1])
    .default([]),
});

export type QuizRequest = z.infer<typeof quizRequest>;
