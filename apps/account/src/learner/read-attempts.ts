import {
  ALL_SKILLS_TITLE,
  answeredSkills,
  parseSavedAttempts,
  savedColumns,
  sessionColumns,
  type SavedAttempt,
  type SessionFigures,
} from '@revisoins/assessment';
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

/** The figures of the learner's latest sessions for each skill, by title. Rejects as `readAttempts` does. */
export async function readAnsweredSkills(learner: string): Promise<Map<string, SessionFigures>> {
  const query = table('quiz_attempts')
    .select(...sessionColumns)
    .eq('user_id', learner)
    .eq('skill_title', ALL_SKILLS_TITLE)
    .is('deleted_at', null)
    .order('completed_at', { ascending: false })
    .limit(PAGE);
  return answeredSkills(await run(query));
}
