import { emailProblem } from '../input/input-problem.ts';
import type { InvalidInput } from '../input/input-problem.ts';
import { runSignedIn } from './run-command.ts';
import type { SessionFailure } from './run-command.ts';
import { session } from '../session/session.store.ts';

export type ChangeEmailOutcome =
  /** A confirmation was sent; the address changes when its link is followed. */
  { kind: 'ok' } | InvalidInput | { kind: 'unchanged' } | { kind: 'taken' } | SessionFailure;

/** Asks for another e-mail address. Never rejects. */
export async function changeEmail(email: string): Promise<ChangeEmailOutcome> {
  const invalid = emailProblem(email);
  if (invalid) return invalid;
  const { user } = session.getState();
  if (user === null) return { kind: 'session-expired' };
  if (user.email.toLowerCase() === email.toLowerCase()) return { kind: 'unchanged' };
  return runSignedIn(async ({ authClient, toAppError }): Promise<ChangeEmailOutcome> => {
    const { error } = await authClient().updateUser({ email });
    if (error === null) return { kind: 'ok' };
    const reason = toAppError(error);
    if (reason.kind === 'conflict') return { kind: 'taken' };
    throw reason;
  });
}
