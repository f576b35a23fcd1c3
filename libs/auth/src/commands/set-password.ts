import type { Backend } from '../backend.ts';
import { forgetFailures } from '../limits/attempt-record.ts';
import { clearRateLimit } from '../limits/command-limiter.ts';
import { passwordProblem } from '../input/input-problem.ts';
import type { InvalidInput } from '../input/input-problem.ts';
import { PASSWORD_MIN } from '../input/input-bounds.ts';
import { session } from '../session/session.store.ts';
import { giveCode } from './give-code.ts';
import type { AuthClient } from './give-code.ts';
import { lacksSecondStep } from '../session/stored-session.ts';
import { errorCode, runCommand, runSignedIn } from './run-command.ts';
import type { SessionFailure } from './run-command.ts';
import { signOut } from './sign-out.ts';

export type SetPasswordOutcome =
  | { kind: 'ok' }
  | InvalidInput
  | { kind: 'same-password' }
  | { kind: 'weak-password'; message: string }
  | SessionFailure;

/** Sets the password of the client's session. Throws an AppError. */
async function update(
  client: AuthClient,
  password: string,
  { toAppError }: Backend,
): Promise<SetPasswordOutcome> {
  const { data, error } = await client.updateUser({ password });
  if (error !== null) {
    const reason = toAppError(error);
    if (errorCode(reason) === 'same_password') return { kind: 'same-password' };
    if (errorCode(reason) === 'weak_password') return { kind: 'weak-password', message: reason.message };
    throw reason;
  }
  // The failures recorded in this browser were attempts with the old password.
  const { email } = data.user;
  if (email !== undefined) {
    forgetFailures(email);
    clearRateLimit('sign-in', email);
  }
  return { kind: 'ok' };
}

/** Sets a new password for the learner of this session, who has just signed in again. Never rejects. */
export async function setPassword(password: string): Promise<SetPasswordOutcome> {
  return runSignedIn(async (backend) => update(backend.authClient(), password, backend));
}

export type ResetPasswordOutcome = SetPasswordOutcome | { kind: 'wrong-code' };

/**
 * Sets a new password with the client that has followed the reset link, and ends every session of the
 * account, including this browser's. Never rejects.
 *
 * @param code required if the account has a second step.
 */
export async function resetPassword(
  client: AuthClient,
  password: string,
  code = '',
): Promise<ResetPasswordOutcome> {
  const invalid = passwordProblem(password, PASSWORD_MIN);
  if (invalid) return invalid;
  return runCommand(async (backend): Promise<ResetPasswordOutcome> => {
    const { data } = await client.getSession();
    if (data.session === null) return { kind: 'session-expired' };
    if (lacksSecondStep(data.session) && !(await giveCode(client, code, backend)))
      return { kind: 'wrong-code' };
    const outcome = await update(client, password, backend);
    if (outcome.kind !== 'ok') return outcome;
    await client.signOut({ scope: 'global' });
    if (session.getState().user?.id === data.session.user.id) await signOut({ isEnded: true });
    return outcome;
  });
}
