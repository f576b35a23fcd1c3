import { createHash } from 'node:crypto';
import * as z from 'zod';
import { mailNotice } from './account-changes.ts';
import { authRefusal } from './gateway/unoffered-auth.ts';
import type { MailingStack, Send } from './mail-confirmation.ts';
import { renderTemplate, templatesFor } from './mail/templates.ts';

const userSchema = z.object({ id: z.string(), email: z.string(), new_email: z.string().nullish() });

const bodySchema = z.union([
  z.object({ type: z.literal('email_change'), token_hash: z.string().min(1) }),
  z.object({ type: z.literal('email_change'), email: z.string(), token: z.string().min(1) }),
]);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Sends a link to the new address of a change: lite only mails the old one. `answer` is lite's response to a
 * change of the account.
 */
export async function mailNewAddress(
  answer: Response,
  { database, config, projectDirectory, siteUrl }: MailingStack,
  send: Send,
): Promise<void> {
  const template = templatesFor(config, projectDirectory).email_change;
  const user = userSchema.safeParse(await answer.clone().json());
  if (!config.auth.email.double_confirm_changes || template === undefined || !user.success) return;
  const { id, email, new_email: to } = user.data;
  if (!to) return;
  const [row] = await database.query(
    `update auth.users set email_change_confirm_status = 0 where id = $1 returning email_change_token_new as hash`,
    [id],
  );
  const html = await renderTemplate(template.content_path, {
    TokenHash: String(row?.['hash']),
    SiteURL: siteUrl,
    Email: email,
    NewEmail: to,
  });
  await send({ to, subject: template.subject, html });
}

const refusal = (): Response => authRefusal(403, 'otp_expired', 'Email link is invalid or has expired');

/** Whose confirmation `auth.users.email_change_confirm_status` holds: the latest one. */
const NO_SIDE = 0;
const OLD_ADDRESS = 1;
const NEW_ADDRESS = 2;

const changeSchema = z.object({
  id: z.string(),
  email: z.string(),
  current: z.string(),
  confirmedBefore: z.literal([NO_SIDE, OLD_ADDRESS, NEW_ADDRESS]),
});

/**
 * Notes that the address which was sent the link with this hash has confirmed. One statement that locks the
 * account, so that a link pressed twice at once counts once.
 *
 * @returns null for a link that is unknown or late, or whose address has confirmed already.
 */
async function confirmSide(
  { database, config }: MailingStack,
  hash: string,
): Promise<z.infer<typeof changeSchema> | null> {
  const [change] = await database.query(
    `with asked as (
       select id, email_change_confirm_status as before,
              case when email_change_token_current = $1 then $3::smallint else $4::smallint end as side
         from auth.users
        where email_change <> '' and $1 in (email_change_token_current, email_change_token_new)
          and email_change_sent_at > now() - make_interval(secs => $2)
          for update
     )
     update auth.users as account set email_change_confirm_status = asked.side
       from asked
      where account.id = asked.id and asked.before <> asked.side
     returning account.id, account.email, account.email_change_token_current as current,
               asked.before as "confirmedBefore"`,
    [hash, config.auth.email.otp_expiry, OLD_ADDRESS, NEW_ADDRESS],
  );
  return change === undefined ? null : changeSchema.parse(change);
}

/**
 * Answers the verification of a change of address like GoTrue: it takes effect once both addresses have
 * confirmed, in either order. Lite accepts the old one's confirmation alone, and so could give an account an
 * address that nobody has access to.
 *
 * @param finish makes lite apply the change.
 * @returns null for what lite should answer: another type, an invalid token.
 */
export async function confirmEmailChange(
  init: RequestInit,
  stack: MailingStack,
  finish: (body: { type: string; token_hash: string }) => Promise<Response>,
  send: Send,
): Promise<Response | null> {
  const { database, config } = stack;
  if (!config.auth.email.double_confirm_changes) return null;
  const body = bodySchema.safeParse(await new Response(init.body ?? null).json().catch(() => null));
  if (!body.success) return null;
  const hash =
    'token_hash' in body.data
      ? body.data.token_hash
      : sha256(body.data.email.toLowerCase() + body.data.token);
  const change = await confirmSide(stack, hash);
  if (change === null) return refusal();
  if (change.confirmedBefore === NO_SIDE)
    return Response.json({
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      code: '200',
    });
  const answer = await finish({ type: 'email_change', token_hash: change.current });
  if (!answer.ok) {
    await database.query('update auth.users set email_change_confirm_status = $2 where id = $1', [
      change.id,
      change.confirmedBefore,
    ]);
    return answer;
  }
  const [user] = await database.query(
    'update auth.users set email_change_confirm_status = 0 where id = $1 returning email',
    [change.id],
  );
  const [old, email] = [change.email, String(user?.['email'])];
  await mailNotice('email_changed', old, { OldEmail: old, Email: email }, stack, send);
  return answer;
}
