import * as z from 'zod/mini';
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
  /** The password is not the one of the sign-up; the link is still good. */
  | { kind: 'wrong-password' }
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

const proofSchema = z.union([
  z.object({ outcome: z.literal(['proven', 'unknown-link']) }),
  z.object({ outcome: z.literal('wrong-password') }),
  z.object({ outcome: z.literal('limited'), seconds: z.number() }),
]);

/** Gives the password of the sign-up to the server, which then keeps it. Returns the refusal, or null. */
async function proveSignUp(
  { token_hash }: EmailLink,
  password: string,
  { callRpc }: Backend,
): Promise<FollowLinkOutcome | null> {
  const proof = proofSchema.parse(await callRpc('prove_sign_up', { token_hash, password }));
  switch (proof.outcome) {
    case 'wrong-password':
      return { kind: 'wrong-password' };
    case 'limited':
      return { kind: 'too-many-requests', seconds: proof.seconds };
    default:
      return null;
  }
}

/**
 * Uses the link of an e-mail. Call it when a learner presses a button, never automatically. It signs nobody
 * in: the link of somebody else's account would sign this browser in to that account. Never rejects.
 *
 * @param password of the sign-up that the link confirms: somebody else may have signed up with this address. Without it the
 * account is confirmed, keeps nothing of the sign-up, and its owner chooses a password ('recovery').
 */
export async function followLink(link: EmailLink, password?: string): Promise<FollowLinkOutcome> {
  return runCommand(async (backend): Promise<FollowLinkOutcome> => {
    const isChange = link.type === 'email_change';
    if (!isChange && password !== undefined) {
      const refused = await proveSignUp(link, password, backend);
      if (refused !== null) return refused;
    }
    const client = backend.separateAuthClient();
    const { data, error } = await client.verifyOtp(link);
    if (error !== null) {
      const reason = backend.toAppError(error);
      if (['unauthorized', 'forbidden', 'not-found', 'invalid'].includes(reason.kind))
        return { kind: 'expired' };
      throw reason;
    }
    if (!isChange && password === undefined)
      return {
        kind: 'recovery',
        needsCode: data.session !== null && lacksSecondStep(data.session),
        choosePassword: (chosen, code) => resetPassword(client, chosen, code),
      };
    if (isChange && data.session === null) return { kind: 'email-pending' };
    await client.signOut({ scope: 'local' });
    if (!isChange) return { kind: 'confirmed' };
    await renewSession(backend);
    return { kind: 'email-changed' };
  });
}
