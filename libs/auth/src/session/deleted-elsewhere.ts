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

/**
 * Ends the session of a learner whose account is gone, once: several tabs may find it out. Somebody who has
 * signed in since stays, also while this page has not read the new session yet.
 */
export function endDeletedSession(learner: DeletedLearner): void {
  const { user, isAccountDeleted = false } = session.getState();
  const owner = user?.id ?? currentStoredSession()?.user.id;
  if (owner === undefined ? isAccountDeleted : owner !== learner.id) return;
  forgetStoredSession();
  forgetVisit();
  becomeSignedOut({ isAccountDeleted: true });
  for (const callback of listeners) callback(learner);
}
