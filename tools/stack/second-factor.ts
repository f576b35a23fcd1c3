import { randomBytes } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import * as z from 'zod';
import { FRESH, mailNotice, readCaller } from './account-changes.ts';
import { authRefusal } from './gateway/unoffered-auth.ts';
import type { MailingStack, Send } from './mail-confirmation.ts';
import { newSecret, findStep, totpUri } from './totp.ts';
import { ISSUER } from './verify-token.ts';

/** How long a code may be given for a challenge. */
const CHALLENGE_SECONDS = 300;
/** Challenges of one factor that a session keeps: nobody fills the table. */
const MOST_CHALLENGES = 5;
const LONGEST_NAME = 100;

const name = z
  .string()
  .max(LONGEST_NAME)
  .nullish()
  .transform((text) => text ?? '');
const enrolSchema = z.object({ factor_type: z.string(), friendly_name: name, issuer: name });
const verifySchema = z.object({ challenge_id: z.guid(), code: z.string().min(1) });

const callerRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  session: z.string(),
  aal: z.string(),
  /** The session began a moment ago. */
  fresh: z.boolean(),
  /** The session's last code was given a moment ago. */
  proven: z.boolean(),
});
const factorSchema = z.object({
  id: z.string(),
  status: z.enum(['unverified', 'verified']),
  secret: z.string(),
});

type Caller = z.infer<typeof callerRowSchema>;
type Factor = z.infer<typeof factorSchema>;

const refuse = {
  body: () => authRefusal(400, 'validation_failed', 'The request lacks something or has too much of it'),
  caller: () => authRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  factor: () => authRefusal(404, 'mfa_factor_not_found', 'Factor not found'),
  level: (status: number) => authRefusal(status, 'insufficient_aal', 'AAL2 required'),
  stale: () =>
    authRefusal(400, 'reauthentication_needed', 'A change of the second step needs a fresh sign-in or code'),
  code: () => authRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  challenge: () =>
    authRefusal(422, 'mfa_challenge_expired', 'The challenge has expired, verify against a new one'),
};

const readBody = (init: RequestInit): Promise<unknown> =>
  new Response(init.body ?? null).json().catch(() => null);

/**
 * Answers the paths of second factors (`/factors`) as GoTrue does; lite has none.
 *
 * A first factor needs a fresh sign-in and the removal of one a fresh code, which a project leaves to the site: else whoever
 * finds an open session could lock its owner out, or take the second step away.
 *
 * @param readUser has lite answer `GET /user` for this request.
 * @returns null for any other request.
 */
export async function answerFactors(
  request: string,
  init: RequestInit,
  stack: MailingStack,
  readUser: () => Promise<Response>,
  send: Send,
): Promise<Response | null> {
  const [, method, id, action] =
    /^(\w+) \/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/.exec(request) ?? [];
  if (method === undefined) return null;
  const caller = await readAccount(init, stack);
  if (caller === null) return refuse.caller();
  if (id === undefined) return method === 'POST' ? enrol(await readBody(init), caller, stack) : null;
  const factor = await readFactor(id, caller, stack);
  if (factor === null) return refuse.factor();
  if (method === 'DELETE' && action === undefined) return remove(factor, caller, stack, send);
  if (method !== 'POST' || action === undefined) return null;
  if (!stack.config.auth.mfa.totp.verify_enabled)
    return authRefusal(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP');
  return action === 'challenge'
    ? challenge(factor, caller, stack)
    : verify(factor, await readBody(init), caller, init, stack, readUser, send);
}

/** The account and session of a request; `aal` is 'aal2' where both the token and the session say so. */
async function readAccount(init: RequestInit, stack: MailingStack): Promise<Caller | null> {
  const claims = await readCaller(init, stack);
  if (claims === null) return null;
  const [row] = await stack.database.query(
    `select users.id, users.email, sessions.id as session,
            case when sessions.aal = $3 then $3 else 'aal1' end as aal,
            sessions.created_at > now() - $4::interval as fresh,
            exists (
              select from auth.mfa_amr_claims as claims
               where claims.session_id = sessions.id and claims.authentication_method = 'totp'
                 and claims.updated_at > now() - $4::interval
            ) as proven
       from auth.users join auth.sessions on sessions.user_id = users.id
      where users.id = $1 and sessions.id = $2 and (sessions.not_after is null or sessions.not_after > now())`,
    [claims.sub, claims.session_id, claims.aal ?? 'aal1', FRESH],
  );
  return callerRowSchema.nullable().parse(row ?? null);
}

async function readFactor(id: string, caller: Caller, { database }: MailingStack): Promise<Factor | null> {
  const [row] = await database.query(
    `select id, status, secret from auth.mfa_factors where id::text = $1 and user_id = $2 and factor_type = 'totp'`,
    [id, caller.id],
  );
  return factorSchema.nullable().parse(row ?? null);
}

async function enrol(body: unknown, caller: Caller, stack: MailingStack): Promise<Response> {
  const { database, config, siteUrl } = stack;
  const wanted = enrolSchema.safeParse(body);
  if (!wanted.success || wanted.data.factor_type !== 'totp') return refuse.body();
  if (!config.auth.mfa.totp.enroll_enabled)
    return authRefusal(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  await database.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < now() - make_interval(secs => $2)`,
    [caller.id, CHALLENGE_SECONDS],
  );
  const own = await database.query('select status, friendly_name from auth.mfa_factors where user_id = $1', [
    caller.id,
  ]);
  const isGuarded = own.some(({ status }) => status === 'verified');
  if (isGuarded && caller.aal !== 'aal2') return refuse.level(403);
  if (!(isGuarded ? caller.proven : caller.fresh)) return refuse.stale();
  const { friendly_name, issuer } = wanted.data;
  if (friendly_name !== '' && own.some((factor) => factor['friendly_name'] === friendly_name))
    return authRefusal(422, 'mfa_factor_name_conflict', 'A factor with this friendly name exists already');
  if (own.length >= config.auth.mfa.max_enrolled_factors)
    return authRefusal(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  const secret = newSecret();
  const [row] = await database.query(
    `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
     values ($1, $2, 'totp', 'unverified', $3) returning id`,
    [caller.id, friendly_name, secret],
  );
  const uri = totpUri(secret, issuer || new URL(siteUrl).host, caller.email);
  // Loaded when somebody asks for one.
  const { renderSVG } = await import('uqr');
  return Response.json({
    id: row?.['id'],
    type: 'totp',
    friendly_name,
    totp: { qr_code: renderSVG(uri, { border: 2 }), secret, uri },
  });
}

async function challenge(factor: Factor, { session }: Caller, { database }: MailingStack): Promise<Response> {
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

async function verify(
  factor: Factor,
  body: unknown,
  caller: Caller,
  init: RequestInit,
  stack: MailingStack,
  readUser: () => Promise<Response>,
  send: Send,
): Promise<Response> {
  const { database, config } = stack;
  const given = verifySchema.safeParse(body);
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
    user: await (await readUser()).json(),
  });
  return withSecondStep(answer, stack, { iat: now, exp: now + config.auth.jwt_expiry });
}

async function remove(factor: Factor, caller: Caller, stack: MailingStack, send: Send): Promise<Response> {
  if (factor.status === 'verified') {
    if (caller.aal !== 'aal2') return refuse.level(422);
    if (!caller.proven) return refuse.stale();
  }
  await stack.database.query('select stack.remove_factor($1)', [factor.id]);
  if (factor.status === 'verified') await mailNotice('mfa_factor_unenrolled', caller.email, {}, stack, send);
  return Response.json({ id: factor.id });
}

const userSchema = z.looseObject({ id: z.guid() });
const sessionSchema = z.looseObject({ access_token: z.string(), user: userSchema });
const assuranceSchema = z.object({ aal: z.string(), amr: z.unknown(), factors: z.array(z.unknown()) });

/**
 * What lite answers with a user or a session, with what GoTrue would say of second factors: the account's factors, and in the
 * token who made it (`iss`) and how far its session has proven who it is (`aal`, `amr`).
 *
 * @param times when the token was made and ends, where that is not what it says itself.
 */
export async function withSecondStep(
  answer: Response,
  { database, keys }: MailingStack,
  times: { iat: number; exp: number } | Record<never, never> = {},
): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
  const body: unknown = await answer.clone().json();
  const session = sessionSchema.safeParse(body).data;
  const user = session?.user ?? userSchema.safeParse(body).data;
  if (user === undefined) return answer;
  const claims = session === undefined ? {} : decodeJwt(session.access_token);
  const [row] = await database.query(
    `select coalesce((select sessions.aal::text from auth.sessions where sessions.id = $2::uuid), 'aal1') as aal,
            (select coalesce(jsonb_agg(
                 jsonb_build_object('method', authentication_method, 'timestamp', floor(extract(epoch from updated_at)))
                 order by updated_at desc
               ), '[]')
               from auth.mfa_amr_claims where session_id = $2::uuid) as amr,
            (select coalesce(jsonb_agg(
                 jsonb_build_object(
                   'id', id, 'friendly_name', friendly_name, 'factor_type', factor_type, 'status', status,
                   'created_at', created_at, 'updated_at', updated_at, 'last_challenged_at', last_challenged_at
                 ) order by created_at
               ), '[]')
               from auth.mfa_factors where user_id = $1) as factors`,
    [user.id, claims['session_id'] ?? null],
  );
  const { aal, amr, factors } = assuranceSchema.parse(row);
  const withFactors = factors.length === 0 ? user : { ...user, factors };
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  if (session === undefined) return Response.json(withFactors, { status: answer.status, headers });
  const access_token = await new SignJWT({ ...claims, ...times, iss: ISSUER, aal, amr })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(keys.jwtSecret));
  return Response.json({ ...session, access_token, user: withFactors }, { status: answer.status, headers });
}
