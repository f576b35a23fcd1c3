import { backend } from '../backend.ts';
import { isKnownDevice, rememberDevice } from '../limits/known-device.ts';
import { session } from '../session/session.store.ts';
import { giveCode } from './give-code.ts';
import { errorCode, runSignedIn } from './run-command.ts';
import type { SessionFailure } from './run-command.ts';
import { signInAgain } from './sign-in-again.ts';
import type { CurrentCredentials, SignInAgainFailure } from './sign-in-again.ts';

/** What gives the codes of a learner's second step: an authenticator on one of their devices. */
export interface SecondFactor {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly addedAt: string;
}

export type ListSecondFactorsOutcome = { kind: 'ok'; factors: readonly SecondFactor[] } | SessionFailure;

/** The account's factors, the first added first; none while it asks for the password alone. Never rejects. */
export async function listSecondFactors(): Promise<ListSecondFactorsOutcome> {
  return runSignedIn(async ({ authClient, toAppError }): Promise<ListSecondFactorsOutcome> => {
    const { data, error } = await authClient().mfa.listFactors();
    if (error) throw toAppError(error);
    const factors = data.totp.map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name ?? '',
      addedAt: created_at,
    }));
    return { kind: 'ok', factors };
  });
}

export type ConfirmFactorOutcome = { kind: 'ok' } | { kind: 'wrong-code' } | SessionFailure;

/** A factor that waits for its first code. */
export interface Enrolment {
  readonly secret: string;
  /** A QR code, as the address of a picture. */
  readonly picture: string;
  /** The address that the QR code holds, which opens an authenticator on the same device. */
  readonly address: string;
  /** After a correct code, the account asks for one at every sign-in. Never rejects. */
  readonly confirm: (code: string) => Promise<ConfirmFactorOutcome>;
}

export type EnrolFactorOutcome =
  | { kind: 'ok'; enrolment: Enrolment }
  | { kind: 'name-taken' }
  | { kind: 'too-many' }
  /** The server has no second factors. */
  | { kind: 'not-offered' }
  | SignInAgainFailure;

const refusals: Readonly<
  Record<string, EnrolFactorOutcome['kind'] & ('name-taken' | 'too-many' | 'not-offered')>
> = {
  mfa_factor_name_conflict: 'name-taken',
  too_many_enrolled_mfa_factors: 'too-many',
  mfa_totp_enroll_not_enabled: 'not-offered',
};

/** Begins to add a factor, after the learner has signed in again. Never rejects. */
export async function enrolFactor(
  name: string,
  issuer: string,
  credentials: CurrentCredentials,
): Promise<EnrolFactorOutcome> {
  const { user } = session.getState();
  if (user === null) return { kind: 'session-expired' };
  const failure = await signInAgain(user.email, credentials);
  if (failure !== null) return failure;
  return runSignedIn(async ({ authClient, toAppError }): Promise<EnrolFactorOutcome> => {
    const { mfa } = authClient();
    const { data: known } = await mfa.listFactors();
    // Left over from a dialog that was closed.
    for (const { id, status } of known?.all ?? [])
      if (status === 'unverified') await mfa.unenroll({ factorId: id });
    const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: name, issuer });
    if (error === null) {
      const { secret, qr_code: picture, uri: address } = data.totp;
      return {
        kind: 'ok',
        enrolment: { secret, picture, address, confirm: (code) => confirmFactor(data.id, user.email, code) },
      };
    }
    const reason = toAppError(error);
    const kind = reason.kind === 'not-found' ? 'not-offered' : refusals[String(errorCode(reason))];
    if (kind !== undefined) return { kind };
    throw reason;
  });
}

async function confirmFactor(id: string, email: string, code: string): Promise<ConfirmFactorOutcome> {
  return runSignedIn(async (client): Promise<ConfirmFactorOutcome> => {
    const wasKnown = await isKnownDevice(email);
    if (!(await giveCode(client.authClient(), code, client, [id]))) return { kind: 'wrong-code' };
    // A first factor makes every device unknown.
    if (wasKnown) await rememberDevice(await backend(), email);
    return { kind: 'ok' };
  });
}

export type RemoveFactorOutcome = { kind: 'ok' } | { kind: 'wrong-code' } | SessionFailure;

/** Removes a factor, with a code of another one; with its own where it is the last. Never rejects. */
export async function removeFactor(id: string, code: string): Promise<RemoveFactorOutcome> {
  return runSignedIn(async (client): Promise<RemoveFactorOutcome> => {
    const { authClient, toAppError } = client;
    const listed = await listSecondFactors();
    if (listed.kind !== 'ok') return listed;
    const others = listed.factors.map((factor) => factor.id).filter((other) => other !== id);
    // The session then rests on a factor that stays.
    if (!(await giveCode(authClient(), code, client, others.length > 0 ? others : [id])))
      return { kind: 'wrong-code' };
    const { error } = await authClient().mfa.unenroll({ factorId: id });
    if (error) throw toAppError(error);
    await authClient().refreshSession();
    return { kind: 'ok' };
  });
}
