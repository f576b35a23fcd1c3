import { useOptionalUser } from '@revisoins/auth';
import { attemptsUnderWay, useReadonlyStore } from '@revisoins/host';

/**
 * The address of the attempt that silences Thalia: one that cannot wait, as an exam. Null without one, as far
 * as this device knows.
 */
export function useLiveExam(): string | null {
  const user = useOptionalUser();
  // A signed-out visitor has no attempts.
  const attempts = useReadonlyStore(attemptsUnderWay(user?.id ?? ''));
  return attempts.find(({ isUrgent }) => isUrgent)?.href ?? null;
}
