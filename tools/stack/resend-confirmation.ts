import * as z from 'zod';
import { mailConfirmation, type MailingStack, type Send } from './mail-confirmation.ts';

const bodySchema = z.object({ type: z.literal('signup'), email: z.string().max(254) });

/**
 * Sends the confirmation of a new account again, no more often than `max_frequency`. Lite refuses every resend.
 * An address without an account, or already confirmed, gets the same answer and no mail.
 *
 * @returns null for what lite should answer: another type, a bad key, a bad body.
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
