import type { SavedAttempt } from '@revisoins/assessment';
import { readAttempts } from '../learner/read-attempts.ts';

export type Statistics =
  /** `readAt`: milliseconds since 1970; "last 7 days" counts back from it. */
  { kind: 'read'; attempts: readonly SavedAttempt[]; readAt: number } | { kind: 'failed' };

/** The data behind the dashboard's figures. Never rejects. */
export async function readStatistics(learner: string): Promise<Statistics> {
  try {
    return { kind: 'read', attempts: await readAttempts(learner), readAt: Date.now() };
  } catch {
    return { kind: 'failed' };
  }
}
