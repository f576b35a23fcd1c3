import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { hasKey } from './keys.ts';
import { mailConfirmation, type MailingStack, type Send } from './mail-confirmation.ts';

const MOST_BYTES = 72;
const bodySchema = z.object({
  email: z.string().max(254),
  password: z.string(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Answers a sign-up for an existing address like GoTrue with e-mail confirmation; lite answers 429. For a
 * confirmed account: a user that looks new but has no identity, and no mail. For an unconfirmed one: the
 * mail again, while its first password stays, because it is unknown whose address it is.
 *
 * @returns null for what lite should answer: a new address, a refused password, an invalid key.
 */
export async function repeatedSignUp(
  init: RequestInit,
  stack: MailingStack,
  send: Send,
): Promise<Response | null> {
  const { database, keys } = stack;
  const { enable_signup, minimum_password_length, email: mail } = stack.config.auth;
  if (!enable_signup || !mail.enable_confirmations || !hasKey(init, keys)) return null;
  const body = bodySchema.safeParse(await new Response(init.body ?? null).json().catch(() => null));
  if (!body.success) return null;
  const { password, data } = body.data;
  if (password.length < minimum_password_length || password.length > MOST_BYTES) return null;
  const email = body.data.email.toLowerCase();
  const [known] = await database.query(
    'select email_confirmed_at is not null as confirmed from auth.users where email = $1 and deleted_at is null',
    [email],
  );
  if (known === undefined) return null;
  const refused = known['confirmed'] === true ? null : await mailConfirmation(email, stack, send);
  if (refused !== null) return refused;
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const identities =
    known['confirmed'] === true ? [] : [{ id, user_id: id, identity_id: id, provider: 'email' }];
  return Response.json({
    id,
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities,
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
