import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { mailNotice } from '../account-changes.ts';
import { readBody, type Factor, type FactorRequest } from './factor-request.ts';
import { refuse } from './refusals.ts';
import { findStep } from './totp.ts';
import { withSecondStep } from './with-second-step.ts';

/** How long a code may be given for a challenge. */
export const CHALLENGE_SECONDS = 300;
/** Challenges that a session keeps for one factor, so that nobody can fill the table. */
const MOST_CHALLENGES = 5;

const verifySchema = z.object({ challenge_id: z.guid(), code: z.string().min(1) });

/** Opens a challenge of a factor, which a code answers. */
export async function challenge(factor: Factor, { caller, stack }: FactorRequest): Promise<Response> {
  const { session } = caller;
  const { database } = stack;
  await database.query(
    `delete from auth.mfa_challenges
      where factor_id = $1
        and (
          created_at < now() - make_interval(secs => $2)
          or session_id = $3 and id not in (
            select newest.id from auth.mfa_challenges as newest
             where newest.factor_id = $1 and newest.session_id = $3
             order by newest.created_at desc limit $4
          )
        )`,
    [factor.id, CHALLENGE_SECONDS, session, MOST_CHALLENGES - 1],
  );
  // Both may end at this moment.
  const [row] = await database.query(
    `insert into auth.mfa_challenges (factor_id, session_id)
     select factors.id, sessions.id
       from auth.mfa_factors as factors join auth.sessions on sessions.user_id = factors.user_id
      where factors.id = $1 and sessions.id = $2
        for key share
     returning id`,
    [factor.id, session],
  );
  if (row === undefined) return refuse.caller();
  await database.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [factor.id]);
  return Response.json({
    id: row?.['id'],
    type: 'totp',
    expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS,
  });
}

/** Answers the code of a challenge with a session that has its second step. */
export async function verify(factor: Factor, request: FactorRequest): Promise<Response> {
  const { init, stack, caller, send } = request;
  const { database, config } = stack;
  const given = verifySchema.safeParse(await readBody(init));
  if (!given.success) return refuse.body();
  const [open] = await database.query(
    `select from auth.mfa_challenges
      where id = $1 and factor_id = $2 and session_id = $3 and verified_at is null
        and created_at > now() - make_interval(secs => $4)`,
    [given.data.challenge_id, factor.id, caller.session, CHALLENGE_SECONDS],
  );
  if (open === undefined) return refuse.challenge();
  const step = findStep(factor.secret, given.data.code, Date.now());
  if (step === null) return refuse.code();
  const refreshToken = randomBytes(16).toString('base64url');
  const [row] = await database.query('select stack.spend_code($1, $2, $3, $4, $5) as outcome', [
    factor.id,
    given.data.challenge_id,
    caller.session,
    step,
    refreshToken,
  ]);
  switch (row?.['outcome']) {
    case 'enrolled':
      await mailNotice('mfa_factor_enrolled', caller.email, {}, stack, send);
      break;
    case 'verified':
      break;
    case 'mfa_verification_failed':
      return refuse.code();
    case 'mfa_challenge_expired':
      return refuse.challenge();
    default:
      return refuse.factor();
  }
  const now = Math.floor(Date.now() / 1000);
  const answer = Response.json({
    access_token: new Headers(init.headers).get('authorization')?.replace(/^Bearer\s+/i, ''),
    token_type: 'bearer',
    expires_in: config.auth.jwt_expiry,
    expires_at: now + config.auth.jwt_expiry,
    refresh_token: refreshToken,
    user: await (await request.readUser()).json(),
  });
  return withSecondStep(answer, stack, { iat: now, exp: now + config.auth.jwt_expiry });
}
