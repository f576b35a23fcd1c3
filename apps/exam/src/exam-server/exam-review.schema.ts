import * as z from 'zod/mini';
import { finishedExam } from './exam-facts.schema.ts';
import { givenAnswer, paperQuestion } from './exam-paper.schema.ts';

const four = z.array(z.string()).check(z.length(4));
const wording = z.object({ question: z.string(), options: four, explanation: z.string(), rationales: four });

export const reviewedQuestion = z.object({
  ...paperQuestion.shape,
  ...givenAnswer.shape,
  ...wording.shape,
  en: z.optional(wording),
  correctAnswer: z.int().check(z.minimum(0), z.maximum(3)),
  hash: z.string(),
});
export type ReviewedQuestion = z.infer<typeof reviewedQuestion>;

export const examReview = z.object({ ...finishedExam.shape, questions: z.array(reviewedQuestion) });
export type ExamReview = z.infer<typeof examReview>;
