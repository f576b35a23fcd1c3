import { within } from '@revisoins/contracts';
import { forgetStoredSession } from '@revisoins/backend/hosting';
import { backend } from '../backend.ts';
import { errorCode } from './run-command.ts';
import { becomeSignedOut, session, whileSigningOut } from '../session/session.store.ts';
import { forgetVisit, notifyTabs } from '../tabs/tabs-channel.ts';

export type SignOutOutcome =
  | { kind: 'ok' }
  /** The server refused to end the session; this browser is signed out anyway. */
  | { kind: 'failed'; message: string }
  /** The server could not be reached; this browser is signed out anyway. */
  | { kind: 'forced' };

/** How long to wait for the server. */
const PATIENCE_MS = 3000;

async function endOnServer(scope: 'local' | 'global'): Promise<SignOutOutcome> {
  const { authClient, toAppError } = await backend();
  const { error } = await authClient().signOut({ scope });
  if (error === null) return { kind: 'ok' };
  const reason = toAppError(error);
  if (errorCode(reason) === 'session_not_found' || reason.kind === 'unauthorized') return { kind: 'ok' };
  if (reason.kind === 'network' || reason.kind === 'timeout') return { kind: 'forced' };
  return { kind: 'failed', message: reason.message };
}

const forced = (): SignOutOutcome => ({ kind: 'forced' });

export interface SignOutOptions {
  /** The server has already ended the session. */
  readonly isEnded?: boolean;
  /** The account is deleted, and its sessions with it. */
  readonly isAccountDeleted?: boolean;
  /** Ends the learner's sessions in other browsers too. */
  readonly everywhere?: boolean;
}

/**
 * Signs out this browser in all its tabs. Removes the session and the user whatever the server answers. Never
 * rejects.
 */
export async function signOut({
  isEnded = false,
  isAccountDeleted = false,
  everywhere = false,
}: SignOutOptions = {}): Promise<SignOutOutcome> {
  const outcome: SignOutOutcome =
    isEnded || isAccountDeleted
      ? { kind: 'ok' }
      : await whileSigningOut(() =>
          within(PATIENCE_MS, endOnServer(everywhere ? 'global' : 'local'), forced).catch(forced),
        );
  const { user } = session.getState();
  forgetStoredSession();
  forgetVisit();
  becomeSignedOut({ isAccountDeleted });
  const isGone = isAccountDeleted && user !== null;
  notifyTabs({ kind: 'signed-out', ...(isGone ? { deleted: { id: user.id, email: user.email } } : {}) });
  return outcome;
}
