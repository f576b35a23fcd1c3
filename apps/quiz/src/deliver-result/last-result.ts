import { quizResult } from '@revisoins/assessment';
import { parseStored, tabStorage as storage } from '@revisoins/host';
import * as z from 'zod/mini';
import { purpose } from '../quiz-draft/stored-quiz.schema.ts';

const KEY = 'revisoins-quiz-result';

const lastResultSchema = z.object({ owner: z.string(), purpose, result: quizResult });
export type LastResult = z.infer<typeof lastResultSchema>;

/** Kept for this tab, so that a reload shows it again. */
export function keepLastResult(last: LastResult): void {
  storage.set(KEY, JSON.stringify(last));
}

/** The learner's last result in this tab; null when there is none, it is damaged, or somebody else's. */
export function lastResult(learner: string): LastResult | null {
  const parsed = lastResultSchema.safeParse(parseStored(storage.get(KEY)));
  return parsed.success && parsed.data.owner === learner ? parsed.data : null;
}
