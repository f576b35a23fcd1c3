import { forgetFailures } from '../limits/attempt-record.ts';
import { clearRateLimit } from '../limits/command-limiter.ts';
import { passwordProblem } from '../input/input-problem.ts';
import type { InvalidInput } from '../input/input-problem.ts';
import { PASSWORD_MIN } from '../limits/limits.ts';
import { errorCode, runSignedIn } from './run-command.ts';
import type { SessionFailure } from './run-command.ts';
import { session } from '../session/session.store.ts';

export type UpdatePasswordOutcome =
  | { kind: 'ok' }
  | InvalidInput
  | { kind: 'same-password' }
  | { kind: 'weak-password'; message: string }
  | SessionFailure;

/** The failures recorded in this browser were guesses at the old password. */
function forgetOldPassword(): void {
  const { user } = session.getState();
  if (user === null) return;
  forgetFailures(user.email);
  clearRateLimit('sign-in', user.email);
}

/** Sets a new password of at least `min` characters for the learner of this session. Never rejects. */
export async function setPassword(password: string, min: number): Promise<UpdatePasswordOutcome> {
  const invalid = passwordProblem(password, min);
  if (invalid) return invalid;
  return runSignedIn(async ({ authClient, toAppError }): Promise<UpdatePasswordOutcome> => {
    const { error } = await authClient().updateUser({ password });
    if (error === null) {
      forgetOldPassword();
      return { kind: 'ok' };
    }
    const reason = toAppError(error);
    if (errorCode(reason) === 'same_password') return { kind: 'same-password' };
    if (errorCode(reason) === 'weak_password') return { kind: 'weak-password', message: reason.message };
    throw reason;
  });
}

/** Sets the new password of a reset: the link's session replaces the old password. Never rejects. */
export function updatePassword(password: string): Promise<UpdatePasswordOutcome> {
  return setPassword(password, PASSWORD_MIN);
}
