import { ALL_SKILLS_TITLE, questionCounts, skillByTitle, type SavedAttempt } from '@revisoins/assessment';

/** What an attempt was; null where its title says so. */
export type AttemptSort = 'quiz' | 'session' | 'trial' | null;

/**
 * Tells attempts apart that have the same title. A trial is a session that ended before the account was made,
 * with fewer questions than any session: a wrong clock alone makes no trial.
 */
export function attemptSort(
  { skillTitle, totalQuestions, completedAt }: SavedAttempt,
  accountMadeAt: string | null | undefined,
): AttemptSort {
  if (skillByTitle(skillTitle)) return 'quiz';
  if (skillTitle !== ALL_SKILLS_TITLE) return null;
  const isEarlier = Date.parse(completedAt) < Date.parse(accountMadeAt ?? '');
  return isEarlier && totalQuestions < questionCounts[0] ? 'trial' : 'session';
}
