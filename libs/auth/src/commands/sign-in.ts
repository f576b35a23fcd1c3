import { rememberSession } from '@revisoins/backend/setup';
import { lockedMinutes, recordAttempt } from '../limits/attempt-record.ts';
import { isKnownDevice, presentDevice, rememberDevice } from '../limits/known-device.ts';
import { clearRateLimit, rateLimited } from '../limits/command-limiter.ts';
import { takeOver } from '../session/follow-client.ts';
import { lacksSecondStep } from '../session/stored-session.ts';
import { emailProblem, passwordProblem } from '../input/input-problem.ts';
import type { InvalidInput } from '../input/input-problem.ts';
import { giveCode } from './give-code.ts';
import type { AuthClient } from './give-code.ts';
import { errorCode, runCommand, retryAfterSeconds } from './run-command.ts';
import type { CommandFailure } from './run-command.ts';
import type { Backend } from '../backend.ts';
import { whileBusy } from '../session/session.store.ts';

export interface Credentials {
  email: string;
  password: string;
  /** False: the session ends with the browser. */
  remember: boolean;
}

export type GiveCodeOutcome = { kind: 'ok' } | { kind: 'wrong-code' } | CommandFailure;

export type SignInOutcome =
  | { kind: 'ok' }
  /** The password is right. Nobody is signed in until `finish` is given a valid code. It never rejects. */
  | { kind: 'second-step'; finish: (code: string) => Promise<GiveCodeOutcome> }
  | InvalidInput
  | { kind: 'invalid-credentials' }
  | { kind: 'email-not-confirmed' }
  /** By this browser, or by the server for every browser. */
  | { kind: 'locked'; minutes: number }
  | { kind: 'rate-limited'; seconds: number }
  | CommandFailure;

/** Makes the client's session this browser's own. */
async function beginSession(
  client: AuthClient,
  email: string,
  remember: boolean,
  backend: Backend,
): Promise<{ kind: 'ok' }> {
  const { data } = await client.getSession();
  rememberSession(remember);
  if (data.session !== null) await takeOver(data.session);
  // Not on a shared device: locks would not hold up its next user.
  if (remember) void rememberDevice(backend, email);
  return { kind: 'ok' };
}

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

  return whileBusy(() =>
    runCommand(async (backend): Promise<SignInOutcome> => {
      const client = backend.separateAuthClient();
      await presentDevice(backend, email);
      const { data, error } = await client.signInWithPassword({ email, password });
      if (error === null) {
        recordAttempt(email, true, Date.now());
        clearRateLimit('sign-in', email);
        const begin = () => beginSession(client, email, remember, backend);
        if (!lacksSecondStep(data.session)) return begin();
        const finish = (code: string) =>
          whileBusy(() =>
            runCommand<GiveCodeOutcome>(async () =>
              (await giveCode(client, code, backend)) ? begin() : { kind: 'wrong-code' },
            ),
          );
        return { kind: 'second-step', finish };
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
    }),
  );
}
