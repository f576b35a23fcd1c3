import { session, signOut } from '@revisoins/auth';
import { callRpc, storageBucket, toAppError } from '@revisoins/backend';
import { isAppError } from '@revisoins/contracts';
import { forgetLearner } from '@revisoins/contracts/forget-learner';
import * as z from 'zod/mini';

const answerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('deleted') }),
  z.object({ outcome: z.literal('wrong-password') }),
  z.object({ outcome: z.literal('locked'), seconds: z.number() }),
  z.object({ outcome: z.literal('files-remain'), files: z.array(z.string()) }),
]);

export type DeleteAccountOutcome =
  | { kind: 'ok' }
  | { kind: 'wrong-password' }
  | { kind: 'locked'; minutes: number }
  | { kind: 'session-expired' }
  | { kind: 'unavailable' }
  /** The password was right, but the account still exists. */
  | { kind: 'not-deleted' };

const ask = async (password: string) => answerSchema.parse(await callRpc('delete_my_account', { password }));

/** The server checks the password before files are removed, and keeps the account until they all are. */
async function remove(password: string): Promise<DeleteAccountOutcome> {
  let answer = await ask(password);
  if (answer.outcome === 'files-remain') {
    const { error } = await (await storageBucket('avatars')).remove(answer.files);
    if (error) throw toAppError(error);
    answer = await ask(password);
  }
  switch (answer.outcome) {
    case 'deleted':
      return { kind: 'ok' };
    case 'locked':
      return { kind: 'locked', minutes: Math.ceil(answer.seconds / 60) };
    case 'files-remain':
      return { kind: 'not-deleted' };
    case 'wrong-password':
      return { kind: 'wrong-password' };
  }
}

/**
 * Deletes the learner's account with everything that the site stores about them, and signs out. Never
 * rejects.
 */
export async function deleteAccount(password: string): Promise<DeleteAccountOutcome> {
  const { user } = session.getState();
  if (!user) return { kind: 'session-expired' };
  try {
    const outcome = await remove(password);
    if (outcome.kind !== 'ok') return outcome;
    await signOut({ isAccountDeleted: true });
    await forgetLearner([user.id, user.email]);
    return outcome;
  } catch (error) {
    if (isAppError(error) && error.kind === 'unauthorized') return { kind: 'session-expired' };
    if (isAppError(error) && ['network', 'timeout', 'unavailable'].includes(error.kind))
      return { kind: 'unavailable' };
    return { kind: 'not-deleted' };
  }
}
