import { emailProblem } from '../input/input-problem.ts';
import type { InvalidInput } from '../input/input-problem.ts';
import { runSignedIn } from './run-command.ts';
import { signInAgain } from './sign-in-again.ts';
import type { CurrentCredentials, SignInAgainFailure } from './sign-in-again.ts';
import { session } from '../session/session.store.ts';

export interface EmailChange extends CurrentCredentials {
  readonly email: string;
}

export type ChangeEmailOutcome =
  /** A confirmation was sent; the address changes when the link in it is followed. */
  { kind: 'ok' } | InvalidInput | { kind: 'unchanged' } | { kind: 'taken' } | SignInAgainFailure;

/** Requests another e-mail address after the learner has signed in again. Never rejects. */
export async function changeEmail({ email, ...credentials }: EmailChange): Promise<ChangeEmailOutcome> {
  const invalid = emailProblem(email);
  if (invalid) return invalid;
  const { user } = session.getState();
  if (user === null) return { kind: 'session-expired' };
  if (user.email.toLowerCase() === email.toLowerCase()) return { kind: 'unchanged' };
  const failure = await signInAgain(user.email, credentials);
  if (failure !== null) return failure;
  return runSignedIn(async ({ authClient, toAppError }): Promise<ChangeEmailOutcome> => {
    const { error } = await authClient().updateUser({ email });
    if (error === null) return { kind: 'ok' };
    const reason = toAppError(error);
    if (reason.kind === 'conflict') return { kind: 'taken' };
    throw reason;
  });
}
