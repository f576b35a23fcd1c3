import { decodeJwt, SignJWT } from 'jose';
import * as z from 'zod';
import type { MailingStack } from '../mail-confirmation.ts';
import { ISSUER } from '../verify-token.ts';

const userSchema = z.looseObject({ id: z.guid() });
const sessionSchema = z.looseObject({ access_token: z.string(), user: userSchema });
const assuranceSchema = z.object({ aal: z.string(), amr: z.unknown(), factors: z.array(z.unknown()) });

/**
 * Adds to lite's answer with a user or a session what GoTrue would include about second factors: the
 * account's factors and, in the token, its issuer (`iss`) and the assurance of its session (`aal`, `amr`).
 *
 * @param times when the token was issued and expires, if that differs from its claims.
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
