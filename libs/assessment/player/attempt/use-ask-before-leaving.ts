import { useBlocker } from '@revisoins/router';
import { useEffect, useEffectEvent } from 'react';

export interface LeaveGuard {
  /** Whether leaving now would lose something. */
  readonly isAtStake: () => boolean;
  /** Asks the learner; resolves with true when they leave. */
  readonly ask: () => Promise<boolean>;
}

/** Asks before a link or the Back button leaves an attempt under way. */
export function useAskBeforeLeaving({ isAtStake, ask }: LeaveGuard): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => nextLocation.pathname !== currentLocation.pathname && isAtStake(),
  );
  const askOnce = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  });
  // Ask once for each navigation that is blocked.
  useEffect(() => askOnce(), [blocker.state]);
}
