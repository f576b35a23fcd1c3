import { parseSavedAttempts, savedColumns, type SavedAttempt } from '@revisoins/assessment';
import { run, table } from '@revisoins/backend';

/** The maximum number of rows that the server returns at a time. */
const PAGE = 1000;

/** All attempts of a learner, newest first. Rejects with an AppError. */
export async function readAttempts(learner: string): Promise<SavedAttempt[]> {
  const attempts: SavedAttempt[] = [];
  for (;;) {
    const query = table('quiz_attempts')
      .select(...savedColumns)
      .eq('user_id', learner)
      .is('deleted_at', null)
      .order('completed_at', { ascending: false })
      .order('id')
      .range(attempts.length, attempts.length + PAGE - 1);
    const page = parseSavedAttempts(await run(query));
    attempts.push(...page);
    if (page.length < PAGE) return attempts;
  }
}
