import { clearRateLimit, rateLimited } from '../limits/command-limiter.ts';
import { presentDevice } from '../limits/known-device.ts';
import { takeOver } from '../session/follow-client.ts';
import { lacksSecondStep } from '../session/stored-session.ts';
import { giveCode } from './give-code.ts';
import { errorCode, retryAfterSeconds, runSignedIn } from './run-command.ts';
import type { SessionFailure } from './run-command.ts';

export interface CurrentCredentials {
  /** The password. */
  readonly current: string;
  /** Required if the account has a second step. */
  readonly code?: string | undefined;
}

export type SignInAgainFailure =
  | { kind: 'wrong-current' }
  /** Also if a code is required and none was given. */
  | { kind: 'wrong-code' }
  /** The server accepts no more attempts for now. */
  | { kind: 'locked'; minutes: number }
  | { kind: 'rate-limited'; seconds: number }
  | SessionFailure;

/**
 * Signs in again in this browser: the server requires a fresh sign-in to change a password, an e-mail
 * address or the second step, which protects a session left open. The previous session is kept until both
 * password and code are right. Returns what went wrong, or null. Never rejects.
 */
export async function signInAgain(
  email: string,
  { current, code = '' }: CurrentCredentials,
): Promise<SignInAgainFailure | null> {
  const limited = rateLimited('check-password', email, Date.now());
  if (limited) return limited;
  return runSignedIn(async (backend): Promise<SignInAgainFailure | null> => {
    const { authClient, separateAuthClient, toAppError } = backend;
    const client = separateAuthClient();
    const options = await presentDevice(backend, email);
    const { data, error } = await client.signInWithPassword({ email, password: current, options });
    if (error !== null) {
      const reason = toAppError(error);
      if (errorCode(reason) === 'invalid_credentials') return { kind: 'wrong-current' };
      const seconds = retryAfterSeconds(reason);
      if (errorCode(reason) === 'account_locked' && seconds !== null)
        return { kind: 'locked', minutes: Math.ceil(seconds / 60) };
      throw reason;
    }
    clearRateLimit('check-password', email);
    if (lacksSecondStep(data.session) && !(await giveCode(client, code, backend))) {
      await client.signOut({ scope: 'local' });
      return { kind: 'wrong-code' };
    }
    const { data: before } = await authClient().getSession();
    const { data: after } = await client.getSession();
    if (after.session !== null) await takeOver(after.session);
    // The previous session is no longer used.
    if (before.session !== null)
      await authClient()
        .admin.signOut(before.session.access_token, 'local')
        .catch(() => undefined);
    return null;
  });
}
