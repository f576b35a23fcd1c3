import * as z from 'zod';
import { authRefusal } from '../gateway/unoffered-auth.ts';
import { CHALLENGE_SECONDS } from './challenge.ts';
import { readBody, type FactorRequest } from './factor-request.ts';
import { refuse } from './refusals.ts';
import { newSecret, totpUri } from './totp.ts';

const LONGEST_NAME = 100;

const name = z
  .string()
  .max(LONGEST_NAME)
  .nullish()
  .transform((text) => text ?? '');
const enrolSchema = z.object({ factor_type: z.string(), friendly_name: name, issuer: name });

/** Adds a factor, which counts once its first code has been given. */
export async function enrol({ init, caller, stack }: FactorRequest): Promise<Response> {
  const { database, config, siteUrl } = stack;
  const parsed = enrolSchema.safeParse(await readBody(init));
  if (!parsed.success || parsed.data.factor_type !== 'totp') return refuse.body();
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
  const { friendly_name, issuer } = parsed.data;
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
  // Loaded on demand.
  const { renderSVG } = await import('uqr');
  return Response.json({
    id: row?.['id'],
    type: 'totp',
    friendly_name,
    totp: { qr_code: renderSVG(uri, { border: 2 }), secret, uri },
  });
}
