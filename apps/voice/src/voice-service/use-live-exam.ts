import { useOptionalUser } from '@revisoins/auth';
import { attemptsUnderWay, useReadonlyStore } from '@revisoins/host';

/** Where the learner's exam under way goes on, as this device knows it; null without one. */
export function useLiveExam(): string | null {
  const user = useOptionalUser();
  // Nobody has no attempts.
  const attempts = useReadonlyStore(attemptsUnderWay(user?.id ?? ''));
  return attempts.find(({ kind }) => kind === 'exam')?.href ?? null;
}
