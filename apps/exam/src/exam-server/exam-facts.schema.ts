import * as z from 'zod/mini';

/** A simulation has one part, a mock has two with a break between them. */
const examPart = z.object({
  questionCount: z.int().check(z.positive()),
  minutes: z.int().check(z.positive()),
  /** The right answers that pass it, in percent; null where there is nothing to pass. */
  passPercent: z.nullable(z.int()),
  /** Null until it begins. */
  startedAt: z.nullable(z.number()),
  /** Null until it ends. */
  endedAt: z.nullable(z.number()),
});
const endedPart = z.extend(examPart, { isTimeUp: z.boolean(), score: z.int() });
export type EndedPart = z.infer<typeof endedPart>;

/**
 * The facts about an exam in every answer of the server. Times in ms of the server's clock, `timeSpent` in
 * seconds.
 */
const common = {
  id: z.uuid(),
  kind: z.enum(['simulation', 'mock']),
  /** Of all parts together, as are the minutes. */
  questionCount: z.int().check(z.positive()),
  minutes: z.int().check(z.positive()),
  /** What the minutes were multiplied by. */
  timeFactor: z.number().check(z.positive()),
  startedAt: z.number(),
  /** The part under way, or the last one before a break; from 1. */
  part: z.int().check(z.positive()),
  /** Of this part. */
  deadline: z.number(),
  /** During a break: when the next part begins automatically. */
  breakUntil: z.nullable(z.number()),
  /** Until then, the server accepts answers that were given before the deadline. */
  acceptedUntil: z.number(),
  /** Number of the last answer that the server accepted. */
  lastSequence: z.int(),
  /** The server's time when it answered. */
  now: z.number(),
};

const parts = z.array(examPart).check(z.minLength(1));
export const liveExam = z.object({ ...common, parts, state: z.literal('live') });
export const abandonedExam = z.object({ ...common, parts, state: z.literal('abandoned') });
export const finishedExam = z.object({
  ...common,
  parts: z.array(endedPart).check(z.minLength(1)),
  state: z.literal('finished'),
  endedAt: z.number(),
  score: z.int(),
  timeSpent: z.int(),
  isTimeUp: z.boolean(),
  /** Questions whose latest answer arrived after the deadline. */
  lateAnswers: z.int(),
});
export const examFacts = z.discriminatedUnion('state', [liveExam, abandonedExam, finishedExam]);

export type LiveExam = z.infer<typeof liveExam>;
export type FinishedExam = z.infer<typeof finishedExam>;
export type ExamFacts = z.infer<typeof examFacts>;
