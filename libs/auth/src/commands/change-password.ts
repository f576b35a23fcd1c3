import { backend } from '../backend.ts';
import { isKnownDevice, rememberDevice } from '../limits/known-device.ts';
import { PASSWORD_MIN } from '../input/input-bounds.ts';
import { passwordProblem } from '../input/input-problem.ts';
import { session } from '../session/session.store.ts';
import { signInAgain } from './sign-in-again.ts';
import type { CurrentCredentials, SignInAgainFailure } from './sign-in-again.ts';
import { setPassword } from './set-password.ts';
import type { SetPasswordOutcome } from './set-password.ts';

export type ChangePasswordOutcome = SetPasswordOutcome | SignInAgainFailure;

/**
 * Replaces the password after the learner has signed in again with the current one, and ends every other
 * session. Never rejects.
 */
export async function changePassword({
  next,
  ...credentials
}: CurrentCredentials & { readonly next: string }): Promise<ChangePasswordOutcome> {
  const invalid = passwordProblem(next, PASSWORD_MIN);
  if (invalid) return invalid;
  const { user } = session.getState();
  if (user === null) return { kind: 'session-expired' };
  const failure = await signInAgain(user.email, credentials);
  if (failure !== null) return failure;
  const wasKnown = await isKnownDevice(user.email);
  const outcome = await setPassword(next);
  // A new password makes every device unknown.
  if (outcome.kind === 'ok' && wasKnown) await rememberDevice(await backend(), user.email);
  return outcome;
}
