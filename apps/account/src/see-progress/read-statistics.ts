import type { SavedAttempt, SessionFigures } from '@revisoins/assessment';
import { readAnsweredSkills, readAttempts } from '../learner/read-attempts.ts';

export type Statistics =
  /** `readAt`: milliseconds since 1970; "last 7 days" counts back from it. */
  | {
      kind: 'read';
      attempts: readonly SavedAttempt[];
      /** The figures of sessions for each skill, by title. */
      answered: ReadonlyMap<string, SessionFigures>;
      readAt: number;
    }
  | { kind: 'failed' };

/** The data behind the dashboard's figures. Never rejects. */
export async function readStatistics(learner: string): Promise<Statistics> {
  try {
    const [attempts, answered] = await Promise.all([readAttempts(learner), readAnsweredSkills(learner)]);
    return { kind: 'read', attempts, answered, readAt: Date.now() };
  } catch {
    return { kind: 'failed' };
  }
}
