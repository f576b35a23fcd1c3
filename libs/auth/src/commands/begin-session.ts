import { rememberSession } from '@revisoins/backend/hosting';
import type { Backend } from '../backend.ts';
import { rememberDevice } from '../limits/known-device.ts';
import { takeOver } from '../session/follow-client.ts';
import { whileBusy } from '../session/session.store.ts';
import { lacksSecondStep } from '../session/stored-session.ts';
import { giveCode } from './give-code.ts';
import type { AuthClient } from './give-code.ts';
import { runCommand } from './run-command.ts';
import type { CommandFailure } from './run-command.ts';

type GiveCodeOutcome = { kind: 'ok' } | { kind: 'wrong-code' } | CommandFailure;

/** Nobody is signed in until `finish` is given a valid code. It never rejects. */
export interface SecondStep {
  kind: 'second-step';
  finish: (code: string) => Promise<GiveCodeOutcome>;
}

/**
 * Takes over the session of a client that has signed in, as the session of this browser. An account with a
 * second step must give its code first. Throws an AppError.
 *
 * @param remember false: the session ends with the browser.
 */
export async function beginSession(
  client: AuthClient,
  remember: boolean,
  backend: Backend,
): Promise<{ kind: 'ok' } | SecondStep> {
  const begin = async (): Promise<{ kind: 'ok' }> => {
    const { data } = await client.getSession();
    rememberSession(remember);
    if (data.session !== null) await takeOver(data.session);
    // Not on a shared device: locks would not hold up its next user.
    if (remember) void rememberDevice(backend, data.session?.user.email ?? '');
    return { kind: 'ok' };
  };
  const { data } = await client.getSession();
  if (data.session === null || !lacksSecondStep(data.session)) return begin();
  const finish = (code: string) =>
    whileBusy(() =>
      runCommand<GiveCodeOutcome>(async () =>
        (await giveCode(client, code, backend)) ? begin() : { kind: 'wrong-code' },
      ),
    );
  return { kind: 'second-step', finish };
}
