import { forgetStoredSession } from '@revisoins/backend/hosting';
import { forgetVisit } from '../tabs/tabs-channel.ts';
import type { DeletedLearner } from '../tabs/tabs-channel.ts';
import { becomeSignedOut, session } from './session.store.ts';
import { currentStoredSession } from './stored-session.ts';

const listeners = new Set<(learner: DeletedLearner) => void>();

/**
 * Calls back with the learner when this page's session ends because the account was deleted in another
 * browser or tab.
 */
export function onDeletedElsewhere(callback: (learner: DeletedLearner) => void): void {
  listeners.add(callback);
}

/** Ends the session of a learner whose account is gone. Somebody who has signed in since stays. */
export function endDeletedSession(learner: DeletedLearner): void {
  const { user } = session.getState();
  if (user !== null && user.id !== learner.id) return;
  const stored = currentStoredSession();
  if (stored === null || stored.user.id === learner.id) forgetStoredSession();
  forgetVisit();
  becomeSignedOut({ isAccountDeleted: true });
  for (const callback of listeners) callback(learner);
}
