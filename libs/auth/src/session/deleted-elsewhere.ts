import { forgetStoredSession } from '@revisoins/backend/hosting';
import { forgetVisit } from '../tabs/tabs-channel.ts';
import type { DeletedLearner } from '../tabs/tabs-channel.ts';
import { becomeSignedOut, session } from './session.store.ts';
import { currentStoredSession } from './stored-session.ts';

const listeners = new Set<(learner: DeletedLearner) => void>();
let ended: DeletedLearner | null = null;

/**
 * Calls back with the learner when this page's session ends because the account was deleted in another
 * browser or tab, at once if it has ended so already.
 */
export function onDeletedElsewhere(callback: (learner: DeletedLearner) => void): void {
  listeners.add(callback);
  if (ended !== null && session.getState().isAccountDeleted) callback(ended);
}

/**
 * Ends the session of a learner whose account is gone, once: several requests and tabs may find it out.
 * Somebody who has signed in since stays, also while this page has not read the new session yet.
 */
export function endDeletedSession(learner: DeletedLearner): void {
  const { user, isAccountDeleted } = session.getState();
  const stored = currentStoredSession();
  const isReplaced = stored !== null && stored.user.id !== learner.id;
  if (user === null ? isAccountDeleted || isReplaced : user.id !== learner.id) return;
  if (!isReplaced) {
    forgetStoredSession();
    forgetVisit();
  }
  ended = learner;
  becomeSignedOut({ isAccountDeleted: true });
  for (const callback of listeners) callback(learner);
}
