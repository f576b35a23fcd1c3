import type { Backend } from '../backend.ts';
import { runCommand } from './run-command.ts';
import type { CommandFailure } from './run-command.ts';
import { resetPassword } from './set-password.ts';
import type { ResetPasswordOutcome } from './set-password.ts';
import { lacksSecondStep } from '../session/stored-session.ts';
import { session } from '../session/session.store.ts';
import type { EmailLink } from '../links/email-link.ts';

export type FollowLinkOutcome =
  /** The account's address is confirmed; the owner signs in with the password. */
  | { kind: 'confirmed' }
  | { kind: 'email-changed' }
  /** One of the two addresses is confirmed; the other one is not yet. */
  | { kind: 'email-pending' }
  /**
   * Lets the learner choose a new password, which ends every session of the account. `needsCode`: the account
   * has a second step, and its code is required too. Never rejects.
   */
  | {
      kind: 'recovery';
      needsCode: boolean;
      choosePassword: (password: string, code?: string) => Promise<ResetPasswordOutcome>;
    }
  /** The link was already used, has expired or was never valid. */
  | { kind: 'expired' }
  | CommandFailure;

/** Updates the address in this browser's session. If that fails, the next renewal does it. */
async function renewSession({ authClient }: Backend): Promise<void> {
  if (session.getState().user !== null) await authClient().refreshSession();
}

/**
 * Uses the link of an e-mail. Call it when a learner presses a button, never automatically. It signs nobody
 * in: the link of somebody else's account would sign this browser in to that account. Never rejects.
 */
export async function followLink(link: EmailLink): Promise<FollowLinkOutcome> {
  return runCommand(async (backend): Promise<FollowLinkOutcome> => {
    const client = backend.separateAuthClient();
    const { data, error } = await client.verifyOtp(link);
    if (error !== null) {
      const reason = backend.toAppError(error);
      if (['unauthorized', 'forbidden', 'not-found', 'invalid'].includes(reason.kind))
        return { kind: 'expired' };
      throw reason;
    }
    if (link.type === 'recovery' || link.type === 'invite')
      return {
        kind: 'recovery',
        needsCode: data.session !== null && lacksSecondStep(data.session),
        choosePassword: (password, code) => resetPassword(client, password, code),
      };
    if (link.type === 'email_change' && data.session === null) return { kind: 'email-pending' };
    await client.signOut({ scope: 'local' });
    if (link.type !== 'email_change') return { kind: 'confirmed' };
    await renewSession(backend);
    return { kind: 'email-changed' };
  });
}
