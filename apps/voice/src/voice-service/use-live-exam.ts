import { useOptionalUser } from '@revisoins/auth';
import { attemptsUnderWay, useReadonlyStore } from '@revisoins/host';

/** The address of the learner's exam under way, as far as this device knows; null without one. */
export function useLiveExam(): string | null {
  const user = useOptionalUser();
  // A signed-out visitor has no attempts.
  const attempts = useReadonlyStore(attemptsUnderWay(user?.id ?? ''));
  return attempts.find(({ kind }) => kind === 'exam')?.href ?? null;
}
