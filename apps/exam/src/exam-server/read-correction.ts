import { callRpc } from '@revisoins/backend';
import { optionIds, optionIndex, questionSource, stemTable, voidReason } from '@revisoins/assessment';
import * as z from 'zod/mini';
import { finishedExam } from './exam-facts.schema.ts';
import { givenAnswer, paperQuestion } from './exam-paper.schema.ts';

const four = z.array(z.string()).check(z.length(optionIds.length));
const wording = z.object({
  question: z.string(),
  table: z.optional(stemTable),
  options: four,
  explanation: z.string(),
  rationales: four,
});

const common = {
  ...paperQuestion.shape,
  ...givenAnswer.shape,
  hash: z.string(),
  /** From 1. */
  part: z.int(),
  /** What it assesses by the blueprint; null for a question without a place in it. */
  competency: z.nullable(z.string()),
  /** Why it no longer counts; absent if it counts. */
  voided: z.optional(voidReason),
};
const openQuestion = z.object({
  ...common,
  ...wording.shape,
  en: z.optional(wording),
  isOpen: z.literal(true),
  correctAnswer: optionIndex,
  sources: z.optional(z.array(questionSource)),
});
/** Its key and rationales are withheld. */
const shutQuestion = z.object({ ...common, isOpen: z.literal(false) });

export const correctedQuestion = z.discriminatedUnion('isOpen', [openQuestion, shutQuestion]);
export type CorrectedQuestion = z.infer<typeof correctedQuestion>;

export const correctedExam = z.object({
  ...finishedExam.shape,
  /** `waits`: no question is open before `correctionOpensAt` (ms of the server's clock). */
  correction: z.enum(['open', 'waits']),
  correctionOpensAt: z.number(),
  questions: z.array(correctedQuestion),
});
export type CorrectedExam = z.infer<typeof correctedExam>;

/** A finished exam with its correction. Rejects with an AppError; refused before the end. */
export async function readCorrection(examId: string): Promise<CorrectedExam> {
  return correctedExam.parse(await callRpc('get_exam_correction', { exam_id: examId }));
}
