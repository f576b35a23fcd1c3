import { clearRateLimit, rateLimited } from '../limits/command-limiter.ts';
import { CHANGED_PASSWORD_MIN } from '../limits/limits.ts';
import { passwordProblem } from '../input/input-problem.ts';
import { errorCode, runSignedIn } from './run-command.ts';
import type { SessionFailure } from './run-command.ts';
import { session } from '../session/session.store.ts';
import { setPassword } from './set-password.ts';
import type { SetPasswordOutcome } from './set-password.ts';

export type ChangePasswordOutcome =
  | SetPasswordOutcome
  | { kind: 'wrong-current' }
  | { kind: 'rate-limited'; seconds: number };

async function verify(
  email: string,
  password: string,
): Promise<{ kind: 'ok' | 'wrong-current' } | SessionFailure> {
  return runSignedIn(async ({ authClient, toAppError }): Promise<{ kind: 'ok' | 'wrong-current' }> => {
    const { error } = await authClient().signInWithPassword({ email, password });
    if (error === null) return { kind: 'ok' };
    const reason = toAppError(error);
    if (errorCode(reason) === 'invalid_credentials') return { kind: 'wrong-current' };
    throw reason;
  });
}

/** Replaces the password after the current one has been verified by signing in again. Never rejects. */
export async function changePassword(passwords: {
  current: string;
  next: string;
}): Promise<ChangePasswordOutcome> {
  const invalid = passwordProblem(passwords.next, CHANGED_PASSWORD_MIN);
  if (invalid) return invalid;
  const { user } = session.getState();
  if (user === null) return { kind: 'session-expired' };
  const limited = rateLimited('check-password', user.email, Date.now());
  if (limited) return limited;
  const verified = await verify(user.email, passwords.current);
  if (verified.kind !== 'ok') return verified;
  clearRateLimit('check-password', user.email);
  return setPassword(passwords.next, CHANGED_PASSWORD_MIN);
}
