import { answerIndex, clockSchema, UNANSWERED } from '@revisoins/assessment';
import * as z from 'zod/mini';
import { givenAnswer, paperQuestion, type GivenAnswer } from '../exam-server/exam-paper.schema.ts';

/** An answer that the server has not confirmed. */
const waitingAnswer = z.object({
  ...givenAnswer.shape,
  /** From 0. */
  position: z.int(),
  key: z.uuid(),
  /** Set when it was first sent: from then on it may be on the server, and must not change. */
  sequence: z.nullable(z.int()),
});
export type WaitingAnswer = z.infer<typeof waitingAnswer>;

/** An exam on this device: what is on screen, and what is still on its way to the server. */
export const examDraft = z.object({
  draftVersion: z.literal(1),
  learner: z.string(),
  id: z.uuid(),
  minutes: z.int(),
  /** In ms of the server's clock, which `clock` follows. */
  startedAt: z.number(),
  deadline: z.number(),
  questions: z.array(paperQuestion).check(z.minLength(1)),
  answers: z.array(answerIndex),
  flagged: z.array(z.boolean()),
  position: z.int(),
  /** The last answer that the server is known to have. */
  lastSequence: z.int(),
  /** In the order in which they go. */
  waiting: z.array(waitingAnswer),
  clock: clockSchema,
});
export type ExamDraft = z.infer<typeof examDraft>;

/** What the learner said of a question, as the server is told. */
export function givenAnswerAt({ answers, flagged }: ExamDraft, position: number): GivenAnswer {
  const answer = answers[position] ?? UNANSWERED;
  return { choice: answer === UNANSWERED ? null : answer, flagged: flagged[position] === true };
}
