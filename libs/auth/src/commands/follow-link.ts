import * as z from 'zod/mini';
import type { Backend } from '../backend.ts';
import { beginSession } from './begin-session.ts';
import type { SecondStep } from './begin-session.ts';
import { runCommand } from './run-command.ts';
import type { CommandFailure } from './run-command.ts';
import { resetPassword } from './set-password.ts';
import type { ResetPasswordOutcome } from './set-password.ts';
import { lacksSecondStep } from '../session/stored-session.ts';
import { session } from '../session/session.store.ts';
import type { EmailLink } from '../links/email-link.ts';

/** What following the link of an e-mail led to. */
export type FollowLinkOutcome =
  /** The account's address is confirmed, and its owner is signed in. */
  | { kind: 'signed-in' }
  /** The account's address is confirmed; it has a second step. */
  | SecondStep
  /**
   * The account's address is confirmed. Nobody was signed in: this browser has a session, or the link is not
   * of a sign-up.
   */
  | { kind: 'confirmed' }
  /** The password differs from the sign-up's; the link is still valid. */
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

/** What `prove_sign_up` answers. */
const proofSchema = z.union([
  z.object({ outcome: z.literal(['proven', 'unknown-link']) }),
  z.object({ outcome: z.literal('wrong-password') }),
  z.object({ outcome: z.literal('limited'), seconds: z.number() }),
]);

/** Shows who signed up. */
export interface SignUpProof {
  /** The password of the sign-up. */
  password: string;
  /** False: the session ends with the browser. */
  remember: boolean;
}

/**
 * A client with the session that the link has opened, if it opens one already; null for a link that is no
 * longer good.
 */
async function verifyLink(link: EmailLink, { separateAuthClient, toAppError }: Backend) {
  const client = separateAuthClient();
  const { data, error } = await client.verifyOtp(link);
  if (error === null) return { client, opened: data.session };
  const reason = toAppError(error);
  if (['unauthorized', 'forbidden', 'not-found', 'invalid'].includes(reason.kind)) return null;
  throw reason;
}

async function confirmChange(link: EmailLink, backend: Backend): Promise<FollowLinkOutcome> {
  const verified = await verifyLink(link, backend);
  if (verified === null) return { kind: 'expired' };
  if (verified.opened === null) return { kind: 'email-pending' };
  await verified.client.signOut({ scope: 'local' });
  await renewSession(backend);
  return { kind: 'email-changed' };
}

async function recoverAccount(link: EmailLink, backend: Backend): Promise<FollowLinkOutcome> {
  const verified = await verifyLink(link, backend);
  if (verified === null) return { kind: 'expired' };
  const { client, opened } = verified;
  return {
    kind: 'recovery',
    needsCode: opened !== null && lacksSecondStep(opened),
    choosePassword: (chosen, code) => resetPassword(client, chosen, code),
  };
}

async function confirmSignUp(
  link: EmailLink,
  { password, remember }: SignUpProof,
  backend: Backend,
): Promise<FollowLinkOutcome> {
  const answer = await backend.callRpc('prove_sign_up', { token_hash: link.token_hash, password });
  const proof = proofSchema.parse(answer);
  if (proof.outcome === 'wrong-password') return { kind: 'wrong-password' };
  if (proof.outcome === 'limited') return { kind: 'too-many-requests', seconds: proof.seconds };

  const verified = await verifyLink(link, backend);
  if (verified === null) return { kind: 'expired' };
  // Without the proof the link may belong to somebody else's account, and a session in this browser is kept.
  if (proof.outcome === 'proven' && session.getState().user === null) {
    const beginning = await beginSession(verified.client, remember, backend);
    return beginning.kind === 'ok' ? { kind: 'signed-in' } : beginning;
  }
  await verified.client.signOut({ scope: 'local' });
  return { kind: 'confirmed' };
}

/**
 * Uses the link of an e-mail. Call it when a learner presses a button, never automatically. A link alone
 * signs nobody in: the link of somebody else's account would sign this browser in to that account. With the
 * password of its sign-up it does, unless this browser has a session. Never rejects.
 *
 * @param proof that the person with the link is the one who signed up: somebody else may have signed up with
 * this address. Without it the account is confirmed, keeps nothing of the sign-up, and its owner chooses a
 * password ('recovery').
 */
export async function followLink(link: EmailLink, proof?: SignUpProof): Promise<FollowLinkOutcome> {
  return runCommand((backend) => {
    if (link.type === 'email_change') return confirmChange(link, backend);
    return proof === undefined ? recoverAccount(link, backend) : confirmSignUp(link, proof, backend);
  });
}
