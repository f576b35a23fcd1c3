import { useOptionalUser } from '@revisoins/auth';
import { attemptsUnderWay, useReadonlyStore } from '@revisoins/host';

/**
 * The address of the attempt that silences Thalia: an urgent one, such as an exam. Null if this device knows
 * of none.
 */
export function useLiveExam(): string | null {
  const user = useOptionalUser();
  // A signed-out visitor has no attempts.
  const attempts = useReadonlyStore(attemptsUnderWay(user?.id ?? ''));
  return attempts.find(({ isUrgent }) => isUrgent)?.href ?? null;
}
