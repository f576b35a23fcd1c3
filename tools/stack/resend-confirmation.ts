import * as z from 'zod';
import { hasKey } from './keys.ts';
import { mailConfirmation, type MailingStack, type Send } from './mail-confirmation.ts';

const bodySchema = z.object({ type: z.literal('signup'), email: z.string().max(254) });

/**
 * Sends the confirmation of a new account again, at most every `max_frequency`. Lite refuses every resend. An
 * address that is unknown, already confirmed or has just received a mail gets the same response and no mail.
 *
 * @returns null for what lite should answer: another type, an invalid key, an invalid body.
 */
export async function resendConfirmation(
  init: RequestInit,
  stack: MailingStack,
  send: Send,
): Promise<Response | null> {
  const { keys } = stack;
  const body = bodySchema.safeParse(await new Response(init.body ?? null).json().catch(() => null));
  if (!body.success || !hasKey(init, keys)) return null;
  await mailConfirmation(body.data.email.toLowerCase(), stack, send);
  return Response.json({});
}
