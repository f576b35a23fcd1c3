import { readQuizDraft, type QuizDraft } from '@revisoins/assessment';
import * as z from 'zod/mini';

/** 'practice' takes missed questions again: it does not count in the learner's progress and is not sent anywhere. */
export const purpose = z.enum(['scored', 'practice']);
export type Purpose = z.infer<typeof purpose>;

/** A quiz on this device. */
export interface KeptQuiz {
  readonly purpose: Purpose;
  /** How many questions were asked for, which may be more than there are; unknown of quizzes of earlier releases. */
  readonly asked?: number;
  readonly draft: QuizDraft;
}

const envelope = z.object({ purpose, asked: z.optional(z.int()), draft: z.unknown() });

/** A stored quiz, its draft brought to the present version; null when it is damaged or from a newer release. */
export function readKeptQuiz(stored: unknown): KeptQuiz | null {
  const parsed = envelope.safeParse(stored);
  if (!parsed.success) return null;
  const { purpose: kind, asked } = parsed.data;
  const draft = readQuizDraft(parsed.data.draft);
  return draft && { purpose: kind, ...(asked === undefined ? {} : { asked }), draft };
}
