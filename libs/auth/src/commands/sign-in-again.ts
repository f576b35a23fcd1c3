import { clearRateLimit, rateLimited } from '../limits/command-limiter.ts';
import { presentDevice } from '../limits/known-device.ts';
import { errorCode, retryAfterSeconds, runSignedIn } from './run-command.ts';
import type { SessionFailure } from './run-command.ts';

export type SignInAgainFailure =
  | { kind: 'wrong-current' }
  /** The server accepts no more attempts for now. */
  | { kind: 'locked'; minutes: number }
  | { kind: 'rate-limited'; seconds: number }
  | SessionFailure;

/**
 * Signs in again in this browser: the server requires a fresh sign-in to change a password or an e-mail
 * address, which protects a session left open. Returns what went wrong, or null. Never rejects.
 */
export async function signInAgain(email: string, password: string): Promise<SignInAgainFailure | null> {
  const limited = rateLimited('check-password', email, Date.now());
  if (limited) return limited;
  return runSignedIn(async (backend): Promise<SignInAgainFailure | null> => {
    const { authClient, toAppError } = backend;
    await presentDevice(backend, email);
    const { data: before } = await authClient().getSession();
    const { error } = await authClient().signInWithPassword({ email, password });
    if (error === null) {
      clearRateLimit('check-password', email);
      await endSession(before.session?.access_token);
      return null;
    }
    const reason = toAppError(error);
    if (errorCode(reason) === 'invalid_credentials') return { kind: 'wrong-current' };
    const seconds = retryAfterSeconds(reason);
    if (errorCode(reason) === 'account_locked' && seconds !== null)
      return { kind: 'locked', minutes: Math.ceil(seconds / 60) };
    throw reason;

    /** The previous session is no longer used. */
    async function endSession(token: string | undefined): Promise<void> {
      if (token !== undefined)
        await authClient()
          .admin.signOut(token, 'local')
          .catch(() => undefined);
    }
  });
}
