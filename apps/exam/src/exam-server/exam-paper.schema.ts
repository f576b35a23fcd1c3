import { difficulties, optionIds, optionIndex, stemTable } from '@revisoins/assessment';
import * as z from 'zod/mini';
import { liveExam } from './exam-facts.schema.ts';

const wording = z.object({
  question: z.string(),
  table: z.optional(stemTable),
  options: z.array(z.string()).check(z.length(optionIds.length)),
});

/** A question before the end, without anything that helps to answer. Options are in this learner's order. */
export const paperQuestion = z.object({
  ...wording.shape,
  /** Canonical French title of the domain. */
  domain: z.string(),
  difficulty: z.enum(difficulties),
  reviewStatus: z.enum(['unreviewed', 'reviewed']),
  /** Its reviewer. */
  reviewer: z.optional(z.string()),
  en: z.optional(wording),
});

/** The learner's answer to one question. */
export const givenAnswer = z.object({
  choice: z.nullable(optionIndex),
  flagged: z.boolean(),
});

/** An answer on its way to the server. */
export const sentAnswer = z.object({
  ...givenAnswer.shape,
  /** Position, from 0. */
  position: z.int(),
  /**
   * Its number in the exam, assigned when it is first sent: from then on it may be on the server and must not
   * change.
   */
  sequence: z.nullable(z.int()),
});
export type SentAnswer = z.infer<typeof sentAnswer>;

export const examPaper = z.object({
  ...liveExam.shape,
  /** True when it was already under way. */
  resumed: z.boolean(),
  /** The questions of the part under way; none during a break. */
  questions: z.array(z.object({ ...paperQuestion.shape, ...givenAnswer.shape })),
});
export type ExamPaper = z.infer<typeof examPaper>;
