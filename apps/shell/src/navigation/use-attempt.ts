import { useOptionalUser } from '@revisoins/auth';
import type { ReadonlyStore } from '@revisoins/contracts';
import { attemptsUnderWay, useReadonlyStore, type AttemptUnderWay } from '@revisoins/host';
import { useLocation } from '@revisoins/router';

const none: readonly AttemptUnderWay[] = [];
const nobodys: ReadonlyStore<typeof none> = { getState: () => none, getInitialState: () => none, subscribe: () => () => undefined };

/** What the learner can go on with, from any page but its own: an exam before a quiz, then the newest. */
export function useAttempt(): AttemptUnderWay | undefined {
  const user = useOptionalUser();
  const { pathname } = useLocation();
  const attempts = useReadonlyStore(user ? attemptsUnderWay(user.id) : nobodys);
  const others = attempts.filter(({ href }) => href.split('?')[0] !== pathname);
  return others.find(({ kind }) => kind === 'exam') ?? others[0];
}
