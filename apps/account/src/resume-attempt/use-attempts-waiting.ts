import { useOptionalUser } from '@revisoins/auth';
import { attemptsUnderWay, useReadonlyStore, type AttemptUnderWay } from '@revisoins/host';

/** The attempts that the learner can resume, the exam first. */
export function useAttemptsWaiting(): AttemptUnderWay[] {
  const user = useOptionalUser();
  const attempts = useReadonlyStore(attemptsUnderWay(user?.id ?? ''));
  return attempts.toSorted((one, other) => Number(other.kind === 'exam') - Number(one.kind === 'exam'));
}
