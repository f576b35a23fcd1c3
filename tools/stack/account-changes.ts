import { resolve } from 'node:path';
import * as z from 'zod';
import { authRefusal } from './gateway/unoffered-auth.ts';
import { passwordWeakness } from './gateway/weak-password.ts';
import type { MailingStack, Send } from './mail-confirmation.ts';
import { renderTemplate } from './mail/templates.ts';
import { verifyToken } from './verify-token.ts';

/** How long a sign-in is fresh, and the code of a second step. */
export const FRESH = '10 minutes';

const bodySchema = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish().catch(null),
});

const callerSchema = z.looseObject({ sub: z.string(), session_id: z.string(), aal: z.string().optional() });

const readBody = async (init: RequestInit) =>
  bodySchema.safeParse(await new Response(init.body ?? null).json().catch(() => null)).data ?? {};

const ownNames = (data: Record<string, unknown> | null | undefined, email: string): string[] => [
  email,
  ...['first_name', 'last_name', 'username'].flatMap((name) => {
    const value = data?.[name];
    return typeof value === 'string' ? value : [];
  }),
];

/** One that is only too short is left to lite, which refuses it. */
function weak(password: string, names: readonly string[], { config }: MailingStack): Response | null {
  if (passwordWeakness(password, names) === null) return null;
  const least = config.auth.minimum_password_length;
  const problems = [
    ...(password.length < least ? [['length', `Password should be at least ${least} characters.`]] : []),
    ['pwned', 'Password is known to be weak and easy to guess, please choose a different one.'],
  ];
  const message = problems.map(([, sentence]) => sentence).join(' ');
  const reasons = problems.map(([reason]) => reason);
  return authRefusal(422, 'weak_password', message, {}, { weak_password: { reasons } });
}

/**
 * Refuses a sign-up with a password that is easy to guess; a project checks it against a list of leaked ones.
 */
export async function refuseSignUp(init: RequestInit, stack: MailingStack): Promise<Response | null> {
  const { password, email, data } = await readBody(init);
  return password ? weak(password, ownNames(data, email ?? ''), stack) : null;
}

/** The verified claims of a request's token, or null if it is not a learner's. */
export async function readCaller(init: RequestInit, { keys }: MailingStack) {
  const token = /^Bearer\s+(\S+)$/i.exec(new Headers(init.headers).get('authorization') ?? '')?.[1] ?? '';
  const claims = (await verifyToken(token, keys.jwtSecret))?.claims;
  return callerSchema.safeParse(claims).data ?? null;
}

/**
 * Refuses every change in a session that lacks its second step, a change of password or e-mail if the sign-in
 * was a while ago, which protects a session left open, and a password that is easy to guess. A project
 * requires the second step and a fresh sign-in before a new password, and confirmations at both addresses
 * before a new one.
 *
 * @returns null for what lite should answer.
 */
export async function refuseChange(init: RequestInit, stack: MailingStack): Promise<Response | null> {
  const { password, email, data: added } = await readBody(init);
  const caller = await readCaller(init, stack);
  if (caller === null) return null;
  const [account] = await stack.database.query(
    `select users.email, users.raw_user_meta_data as data, sessions.created_at > now() - $3::interval as fresh,
            (sessions.aal is distinct from 'aal2' or $4 <> 'aal2') and exists (
              select from auth.mfa_factors where mfa_factors.user_id = users.id and mfa_factors.status = 'verified'
            ) as lacks_step,
            private.is_too_much_account_data(coalesce(users.raw_user_meta_data, '{}') || $5::text::jsonb) as is_long
       from auth.users join auth.sessions on sessions.user_id = users.id
      where users.id = $1 and sessions.id = $2`,
    [caller.sub, caller.session_id, FRESH, caller.aal ?? 'aal1', JSON.stringify(added ?? {})],
  );
  if (account === undefined) return null;
  if (account['lacks_step'] === true)
    return authRefusal(401, 'insufficient_aal', 'AAL2 session is required to update the account');
  if (added && account['is_long'] === true)
    return authRefusal(422, 'validation_failed', 'The data of an account is too long');
  if (!password && !email) return null;
  if (account['fresh'] !== true)
    return authRefusal(
      400,
      'reauthentication_needed',
      'A change of password or e-mail needs a fresh sign-in',
    );
  const data = z.record(z.string(), z.unknown()).nullish().catch(null).parse(account['data']);
  return password ? weak(password, ownNames(data, String(account['email'])), stack) : null;
}

/** Ends the account's other sessions after a change of password, as GoTrue does, and mails its address. */
export async function settleChange(init: RequestInit, stack: MailingStack, send: Send): Promise<void> {
  const { password } = await readBody(init);
  const caller = await readCaller(init, stack);
  if (!password || caller === null) return;
  for (const [table, id] of [
    ['refresh_tokens', 'session_id'],
    ['sessions', 'id'],
  ])
    await stack.database.query(`delete from auth.${table} where user_id = $1 and ${id} is distinct from $2`, [
      caller.sub,
      caller.session_id,
    ]);
  const [account] = await stack.database.query('select email from auth.users where id = $1', [caller.sub]);
  await mailNotice('password_changed', String(account?.['email']), {}, stack, send);
}

/** Notifies somebody of a change in their account, if the project has a mail for it. */
export async function mailNotice(
  kind: 'password_changed' | 'email_changed' | 'mfa_factor_enrolled' | 'mfa_factor_unenrolled',
  to: string,
  values: Readonly<Record<string, string>>,
  { config, projectDirectory, siteUrl }: MailingStack,
  send: Send,
): Promise<void> {
  const notice = config.auth.email.notification[kind];
  if (notice?.enabled !== true) return;
  const html = await renderTemplate(resolve(projectDirectory, notice.content_path), {
    ...values,
    SiteURL: siteUrl,
  });
  await send({ to, subject: notice.subject, html });
}

/**
 * Records, as GoTrue does, which browser a session is used in and, when it has just started, how its owner
 * signed in; the list of sessions and the tokens contain this.
 */
export async function noteDevice(
  session: string,
  method: 'password' | 'otp' | null,
  init: RequestInit,
  { database }: MailingStack,
): Promise<void> {
  const agent = new Headers(init.headers).get('user-agent');
  await database.query(
    `with used as (update auth.sessions set user_agent = $2 where id = $1 returning id)
     insert into auth.mfa_amr_claims (session_id, authentication_method)
     select id, $3::text from used where $3::text is not null
     on conflict (session_id, authentication_method) do nothing`,
    [session, agent?.slice(0, 500) ?? null, method],
  );
}
