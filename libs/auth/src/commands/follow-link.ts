import type { Backend } from '../backend.ts';
import { runCommand } from './run-command.ts';
import type { CommandFailure } from './run-command.ts';
import { resetPassword } from './set-password.ts';
import type { SetPasswordOutcome } from './set-password.ts';
import { session } from '../session/session.store.ts';
import type { EmailLink } from '../links/email-link.ts';

export type FollowLinkOutcome =
  /** The account's address is confirmed; its owner signs in with the password. */
  | { kind: 'confirmed' }
  | { kind: 'email-changed' }
  /** One of two addresses has confirmed, the other still has to. */
  | { kind: 'email-pending' }
  /** Its reader may choose a new password, which ends every session of the account. Never rejects. */
  | { kind: 'recovery'; choosePassword: (password: string) => Promise<SetPasswordOutcome> }
  /** The link was already used, has expired or was never valid. */
  | { kind: 'expired' }
  | CommandFailure;

/** Lets this browser's own session know the new address; if that fails, its next renewal does. */
async function renewSession({ authClient }: Backend): Promise<void> {
  if (session.getState().user !== null) await authClient().refreshSession();
}

/**
 * Spends the link of an e-mail. Call it when a learner presses a button, never by itself. It signs nobody in: a link of
 * somebody else's account would hand this browser to them. Never rejects.
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
      return { kind: 'recovery', choosePassword: (password) => resetPassword(client, password) };
    if (link.type === 'email_change' && data.session === null) return { kind: 'email-pending' };
    await client.signOut({ scope: 'local' });
    if (link.type !== 'email_change') return { kind: 'confirmed' };
    await renewSession(backend);
    return { kind: 'email-changed' };
  });
}
