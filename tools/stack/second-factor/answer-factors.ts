import { mailNotice } from '../account-changes.ts';
import { authRefusal } from '../gateway/unoffered-auth.ts';
import { challenge, verify } from './challenge.ts';
import { enrol } from './enrol.ts';
import { readAccount, readFactor, type Factor, type FactorRequest } from './factor-request.ts';
import { refuse } from './refusals.ts';

/**
 * Answers the paths of second factors (`/factors`) as GoTrue does; lite has none.
 *
 * A first factor needs a fresh sign-in, and removing one needs a fresh code; a project leaves both to the
 * site. Otherwise somebody who finds an open session could lock its owner out, or remove the second step.
 *
 * @returns null for any other request.
 */
export async function answerFactors(
  request: string,
  { init, stack, readUser, send }: Omit<FactorRequest, 'caller'>,
): Promise<Response | null> {
  const [, method, id, action] =
    /^(\w+) \/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/.exec(request) ?? [];
  if (method === undefined) return null;
  const caller = await readAccount(init, stack);
  if (caller === null) return refuse.caller();
  const asked = { init, stack, caller, readUser, send };
  if (id === undefined) return method === 'POST' ? enrol(asked) : null;
  const factor = await readFactor(id, caller, stack);
  if (factor === null) return refuse.factor();
  if (method === 'DELETE' && action === undefined) return remove(factor, asked);
  if (method !== 'POST' || action === undefined) return null;
  if (!stack.config.auth.mfa.totp.verify_enabled)
    return authRefusal(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP');
  return action === 'challenge' ? challenge(factor, asked) : verify(factor, asked);
}

async function remove(factor: Factor, { caller, stack, send }: FactorRequest): Promise<Response> {
  if (factor.status === 'verified') {
    if (caller.aal !== 'aal2') return refuse.level(422);
    if (!caller.proven) return refuse.stale();
  }
  await stack.database.query('select stack.remove_factor($1)', [factor.id]);
  if (factor.status === 'verified') await mailNotice('mfa_factor_unenrolled', caller.email, {}, stack, send);
  return Response.json({ id: factor.id });
}
