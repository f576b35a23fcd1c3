import * as z from 'zod';

/** What the browser asks for: `usedQuestionHashes` are the questions it would rather not see again. */
export const quizRequest = z.object({
  skillTitle: z.string().trim().min(1).max(200),
  questionCount: z.int().min(1).max(50),
  usedQuestionHashes: z.array(z.string().min(1).max(100)).max(5000).default([]),
});

export type QuizRequest = z.infer<typeof quizRequest>;
