import type { Backend } from '../backend.ts';
import { presentDevice } from '../limits/known-device.ts';
import { errorCode } from './run-command.ts';

export type AuthClient = ReturnType<Backend['authClient']>;

/**
 * Gives the code of a second step for the client's session: it is accepted from any of these factors, by
 * default all of the account's. Returns whether it was right; throws an AppError when the server does not
 * answer.
 */
export async function giveCode(
  client: AuthClient,
  code: string,
  backend: Backend,
  only: readonly string[] | null = null,
): Promise<boolean> {
  const plain = code.replaceAll(/\s/g, '');
  const { data } = await client.getSession();
  const user = data.session?.user;
  if (!/^\d{6}$/.test(plain)) return false;
  const ids = only ?? user?.factors?.filter(({ status }) => status === 'verified').map(({ id }) => id) ?? [];
  await presentDevice(backend, user?.email ?? '');
  for (const factorId of ids) {
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: plain });
    if (error === null) return true;
    const reason = backend.toAppError(error);
    if (errorCode(reason) !== 'mfa_verification_failed') throw reason;
  }
  return false;
}
