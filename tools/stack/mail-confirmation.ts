import { createHash, randomInt } from 'node:crypto';
import type { Database } from './database/database.ts';
import type { Keys } from './keys.ts';
import { renderTemplate, templatesFor } from './mail/templates.ts';
import type { ProjectConfig } from './project-config.ts';

export type MailingStack = {
  readonly database: Database;
  readonly keys: Keys;
  readonly config: ProjectConfig;
  readonly projectDirectory: string;
  readonly siteUrl: string;
};
export type Send = (mail: { to: string; subject: string; html: string }) => Promise<void>;

/**
 * Sends a new link to the account of `email` (lower case) that is not confirmed yet; nothing to any other
 * address.
 *
 * @returns the refusal of a mail that comes less than `max_frequency` after the last one, else null.
 */
export async function mailConfirmation(
  email: string,
  { database, config, projectDirectory, siteUrl }: MailingStack,
  send: Send,
): Promise<Response | null> {
  const template = templatesFor(config, projectDirectory).confirmation;
  if (template === undefined)
    throw new Error('The project has no template for the mail that confirms an account.');
  const [user] = await database.query(
    `select id, ceil(extract(epoch from confirmation_sent_at + make_interval(secs => $2) - now()))::int as wait
       from auth.users where email = $1 and email_confirmed_at is null and deleted_at is null`,
    [email, config.auth.email.max_frequency],
  );
  if (user === undefined) return null;
  const wait = Number(user['wait']);
  if (wait > 0) {
    const message = `For security purposes, you can only request this after ${wait} seconds.`;
    return Response.json(
      { code: 'over_email_send_rate_limit', message },
      { status: 429, headers: { 'x-supabase-api-version': '2024-01-01' } },
    );
  }
  const { otp_length: length } = config.auth.email;
  const code = String(randomInt(0, 10 ** length)).padStart(length, '0');
  const hash = createHash('sha256')
    .update(email + code)
    .digest('hex');
  await database.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [user['id'], hash],
  );
  const html = await renderTemplate(template.content_path, {
    Token: code,
    TokenHash: hash,
    SiteURL: siteUrl,
    Email: email,
  });
  await send({ to: email, subject: template.subject, html });
  return null;
}
