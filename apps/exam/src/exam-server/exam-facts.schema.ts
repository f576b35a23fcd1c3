import * as z from 'zod/mini';

/**
 * What the server says about an exam in every answer. Times in ms of the server's clock, `timeSpent` in
 * seconds.
 */
const common = {
  id: z.uuid(),
  questionCount: z.int().check(z.positive()),
  minutes: z.int().check(z.positive()),
  /** What the minutes were multiplied by. */
  timeFactor: z.number().check(z.positive()),
  startedAt: z.number(),
  deadline: z.number(),
  /** Until then, the server accepts answers that were given before the deadline. */
  acceptedUntil: z.number(),
  /** Number of the last answer that the server accepted. */
  lastSequence: z.int(),
  /** The server's time when it answered. */
  now: z.number(),
};

export const liveExam = z.object({ ...common, state: z.literal('live') });
export const abandonedExam = z.object({ ...common, state: z.literal('abandoned') });
export const finishedExam = z.object({
  ...common,
  state: z.literal('finished'),
  endedAt: z.number(),
  score: z.int(),
  timeSpent: z.int(),
  isTimeUp: z.boolean(),
  /** Questions whose latest answer arrived after the deadline. */
  lateAnswers: z.int(),
});
export const examFacts = z.discriminatedUnion('state', [liveExam, abandonedExam, finishedExam]);

export type FinishedExam = z.infer<typeof finishedExam>;
export type ExamFacts = z.infer<typeof examFacts>;
