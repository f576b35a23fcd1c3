import * as z from 'zod';
import { mailConfirmation, type MailingStack, type Send } from './mail-confirmation.ts';

const bodySchema = z.object({ type: z.literal('signup'), email: z.string().max(254) });

/**
 * Sends the confirmation of a new account again, at most every `max_frequency`. Lite refuses every resend.
 * An unknown or already confirmed address gets the same response and no mail.
 *
 * @returns null for what lite should answer: another type, an invalid key, an invalid body.
 */
export async function resendConfirmation(
  init: RequestInit,
  stack: MailingStack,
  send: Send,
): Promise<Response | null> {
  const { keys } = stack;
  const apiKey = new Headers(init.headers).get('apikey');
  const body = bodySchema.safeParse(await new Response(init.body ?? null).json().catch(() => null));
  if (!body.success || (apiKey !== keys.publishableKey && apiKey !== keys.secretKey)) return null;
  return (await mailConfirmation(body.data.email.toLowerCase(), stack, send)) ?? Response.json({});
}
