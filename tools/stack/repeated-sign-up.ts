import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Database } from './database/database.ts';
import type { Keys } from './keys.ts';
import type { ProjectConfig } from './project-config.ts';

type Stack = { readonly database: Database; readonly keys: Keys; readonly config: ProjectConfig };

const MOST_BYTES = 72;
const bodySchema = z.object({ email: z.string().max(254), password: z.string(), data: z.record(z.string(), z.unknown()).nullish() });

/**
 * Answers a sign-up for an address whose account is confirmed as GoTrue does where accounts are confirmed by mail: with
 * a user who looks new, but has no identity, and no mail. Lite answers 429.
 *
 * @returns null for what lite should answer: a new or unconfirmed address, a password that it refuses, a bad key.
 */
export async function repeatedSignUp(init: RequestInit, { database, keys, config }: Stack): Promise<Response | null> {
  const { enable_signup, minimum_password_length, email: mail } = config.auth;
  const apiKey = new Headers(init.headers).get('apikey');
  if (!enable_signup || !mail.enable_confirmations || (apiKey !== keys.publishableKey && apiKey !== keys.secretKey)) return null;
  const body = bodySchema.safeParse(await new Response(init.body ?? null).json().catch(() => null));
  if (!body.success) return null;
  const { password, data } = body.data;
  if (password.length < minimum_password_length || password.length > MOST_BYTES) return null;
  const email = body.data.email.toLowerCase();
  const [known] = await database.query('select 1 from auth.users where email = $1 and email_confirmed_at is not null and deleted_at is null', [email]);
  if (known === undefined) return null;
  const now = new Date().toISOString();
  return Response.json({
    id: randomUUID(), aud: 'authenticated', role: '', email, phone: '', confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] }, user_metadata: data ?? {}, identities: [],
    created_at: now, updated_at: now, is_anonymous: false,
  });
}
