import { useOptionalUser } from '@revisoins/auth';
import { attemptsUnderWay, useReadonlyStore, type AttemptUnderWay } from '@revisoins/host';

/** The attempts that the learner can resume. */
export function useAttemptsWaiting(): readonly AttemptUnderWay[] {
  return useReadonlyStore(attemptsUnderWay(useOptionalUser()?.id ?? ''));
}
