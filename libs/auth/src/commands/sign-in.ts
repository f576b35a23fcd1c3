import { lockedMinutes, recordAttempt } from '../limits/attempt-record.ts';
import { isKnownDevice, presentDevice } from '../limits/known-device.ts';
import { clearRateLimit, rateLimited } from '../limits/command-limiter.ts';
import { emailProblem, passwordProblem } from '../input/input-problem.ts';
import type { InvalidInput } from '../input/input-problem.ts';
import { beginSession } from './begin-session.ts';
import type { SecondStep } from './begin-session.ts';
import { errorCode, runCommand, retryAfterSeconds } from './run-command.ts';
import type { CommandFailure } from './run-command.ts';

/** What the sign-in form asks for. */
export interface Credentials {
  email: string;
  password: string;
  /** False: the session ends with the browser. */
  remember: boolean;
}

/** How signing in ended. */
export type SignInOutcome =
  | { kind: 'ok' }
  /** The password is right. */
  | SecondStep
  | InvalidInput
  | { kind: 'invalid-credentials' }
  | { kind: 'email-not-confirmed' }
  /** By this browser, or by the server for every browser. */
  | { kind: 'locked'; minutes: number }
  | { kind: 'rate-limited'; seconds: number }
  | CommandFailure;

/**
 * Signs in and stores the session where `remember` says. Never rejects; nothing is sent when an input is
 * invalid or a limit is reached.
 */
export async function signIn({ email, password, remember }: Credentials): Promise<SignInOutcome> {
  const invalid = emailProblem(email) ?? passwordProblem(password, 1);
  if (invalid) return invalid;
  const now = Date.now();
  const minutes = lockedMinutes(email, now);
  if (minutes > 0) return { kind: 'locked', minutes };
  const limited = rateLimited('sign-in', email, now);
  if (limited) return limited;

  return runCommand(async (backend): Promise<SignInOutcome> => {
    const client = backend.separateAuthClient();
    const options = await presentDevice(backend, email);
    const { error } = await client.signInWithPassword({ email, password, options });
    if (error === null) {
      recordAttempt(email, true, Date.now());
      clearRateLimit('sign-in', email);
      return beginSession(client, remember, backend);
    }
    const reason = backend.toAppError(error);
    if (errorCode(reason) === 'invalid_credentials') {
      if (!(await isKnownDevice(email))) recordAttempt(email, false, Date.now());
      return { kind: 'invalid-credentials' };
    }
    if (errorCode(reason) === 'email_not_confirmed') return { kind: 'email-not-confirmed' };
    const seconds = retryAfterSeconds(reason);
    if (errorCode(reason) === 'account_locked' && seconds !== null)
      return { kind: 'locked', minutes: Math.ceil(seconds / 60) };
    throw reason;
  });
}
