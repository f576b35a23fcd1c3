import * as z from 'zod/mini';
import { bounds } from './bounds.ts';
import { skillTitle } from './skill-title.schema.ts';
import { voidReason } from './void-reason.schema.ts';

/** A learner's report of a question. */
export const questionReport = z.object({
  questionText: z
    .string()
    .check(
      z.trim(),
      z.minLength(bounds.questionText[0], 'Question text is required'),
      z.maxLength(bounds.questionText[1], 'Question text too long'),
    ),
  skillTitle,
  questionHash: z
    .string()
    .check(
      z.minLength(bounds.questionHash[0], 'Question hash is required'),
      z.maxLength(bounds.questionHash[1], 'Hash too long'),
    ),
});

/** A report by the learner, and its outcome. */
export const reportOutcome = z.object({
  id: z.string(),
  /** French. */
  questionText: z.string(),
  /** Absent from a server that does not say, null where the bank has no English. */
  questionTextEn: z.optional(z.nullable(z.string())),
  /** The canonical title of its skill or domain. */
  skillTitle: z.string(),
  questionHash: z.string(),
  reportedAt: z.number(),
  fate: z.enum(['open', 'corrected', 'retired', 'kept']),
  /** The version that replaced the reported one, if the bank has it, and its hash. */
  version: z.nullable(z.int()),
  versionHash: z.nullable(z.string()),
  /** Why results no longer count it. */
  reason: z.nullable(voidReason),
});
export type ReportOutcome = z.infer<typeof reportOutcome>;
