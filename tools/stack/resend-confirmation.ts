import { createHash, randomInt } from 'node:crypto';
import * as z from 'zod';
import type { Database } from './database/database.ts';
import type { Keys } from './keys.ts';
import { renderTemplate, templatesFor } from './mail/templates.ts';
import type { ProjectConfig } from './project-config.ts';

type Stack = { readonly database: Database; readonly keys: Keys; readonly config: ProjectConfig; readonly projectDirectory: string; readonly apiUrl: string; readonly siteUrl: string };
type Send = (mail: { to: string; subject: string; html: string }) => Promise<void>;

const bodySchema = z.object({ type: z.literal('signup'), email: z.string().max(254) });

/**
 * Sends the confirmation of a new account again, no more often than `max_frequency`. Lite refuses every resend.
 * An address without an account, or already confirmed, gets the same answer and no mail.
 *
 * @returns null for what lite should answer: another type, a bad key, a bad body.
 */
export async function resendConfirmation(init: RequestInit, stack: Stack, send: Send): Promise<Response | null> {
  const { database, keys, config, siteUrl } = stack;
  const apiKey = new Headers(init.headers).get('apikey');
  const body = bodySchema.safeParse(await new Response(init.body ?? null).json().catch(() => null));
  const template = templatesFor(config, stack.projectDirectory).confirmation;
  if (!body.success || template === undefined || (apiKey !== keys.publishableKey && apiKey !== keys.secretKey)) return null;
  const email = body.data.email.toLowerCase();
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const hash = createHash('sha256').update(email + code).digest('hex');
  const frequency = config.auth.email.max_frequency;
  const [user] = await database.query(
    `select id, ceil(extract(epoch from confirmation_sent_at + make_interval(secs => $2) - now()))::int as wait
       from auth.users where email = $1 and email_confirmed_at is null and deleted_at is null`, [email, frequency]);
  if (user === undefined) return Response.json({});
  const wait = Number(user['wait']);
  if (wait > 0) {
    const message = `For security purposes, you can only request this after ${wait} seconds.`;
    return Response.json({ code: 'over_email_send_rate_limit', message }, { status: 429, headers: { 'x-supabase-api-version': '2024-01-01' } });
  }
  await database.query('update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1', [user['id'], hash]);
  const link = new URL('/auth/v1/verify', siteUrl);
  link.search = new URLSearchParams({ token: hash, type: 'signup', redirect_to: siteUrl }).toString();
  const html = await renderTemplate(template.content_path, { ConfirmationURL: link.href, Token: code, TokenHash: hash, SiteURL: siteUrl, Email: email, RedirectTo: siteUrl });
  await send({ to: email, subject: template.subject, html });
  return Response.json({});
}
