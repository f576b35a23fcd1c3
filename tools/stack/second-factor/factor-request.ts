import * as z from 'zod';
import { FRESH, readCaller } from '../account-changes.ts';
import type { MailingStack, Send } from '../mail-confirmation.ts';

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

export type Caller = z.infer<typeof callerRowSchema>;
export type Factor = z.infer<typeof factorSchema>;

/** A request about second factors, of a learner who is signed in. */
export interface FactorRequest {
  readonly init: RequestInit;
  readonly stack: MailingStack;
  readonly caller: Caller;
  /** Has lite answer `GET /user` for this request. */
  readUser(): Promise<Response>;
  readonly send: Send;
}

/** The body of a request; null when it is not JSON. */
export const readBody = (init: RequestInit): Promise<unknown> =>
  new Response(init.body ?? null).json().catch(() => null);

/** The account and session of a request; `aal` is 'aal2' if both the token and the session have it. */
export async function readAccount(init: RequestInit, stack: MailingStack): Promise<Caller | null> {
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

export async function readFactor(
  id: string,
  caller: Caller,
  { database }: MailingStack,
): Promise<Factor | null> {
  const [row] = await database.query(
    `select id, status, secret from auth.mfa_factors where id::text = $1 and user_id = $2 and factor_type = 'totp'`,
    [id, caller.id],
  );
  return factorSchema.nullable().parse(row ?? null);
}
