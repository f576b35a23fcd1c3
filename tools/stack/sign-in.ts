import * as z from 'zod';
import { authRefusal } from './gateway/unoffered-auth.ts';
import { hasKey } from './keys.ts';
import type { MailingStack } from './mail-confirmation.ts';
import { comparePassword, type Match } from './passwords/hash-in-threads.ts';

const bodySchema = z.object({ email: z.string().min(1), password: z.string().min(1) });

/**
 * A hash of no password, of the cost of all others: what a password is compared with where there is no
 * account.
 */
const NOBODY = '$2b$10$dXZXtPl2VEiHsOcaZVeb7.PwtiHC3AgxBuGs4EDqaJJBr7EamzKni';

/**
 * Compares the password of a sign-in. Lite computes no hash for an address without an account, and reports
 * every unconfirmed address as such, so anybody could find out who has an account. Here every attempt costs
 * one hash, a wrong password always gets the same answer, and only the right password reveals that the
 * address is not confirmed.
 *
 * @returns the refusal; the match, which lite begins the session with; null for what lite refuses: an
 * invalid key, a body without address or password.
 */
export async function compareSignIn(
  init: RequestInit,
  { database, keys }: MailingStack,
): Promise<Response | Match | null> {
  const body = bodySchema.safeParse(await new Response(init.body ?? null).json().catch(() => null));
  if (!body.success || !hasKey(init, keys)) return null;
  const { email, password } = body.data;
  const [account] = await database.query(
    'select encrypted_password as hash, email_confirmed_at is not null as confirmed from auth.users where email = $1',
    [email.toLowerCase()],
  );
  const stored = z.string().min(1).safeParse(account?.['hash']).data;
  const isRight = await comparePassword(password, stored ?? NOBODY);
  if (!isRight || stored === undefined)
    return authRefusal(400, 'invalid_credentials', 'Invalid login credentials');
  return account?.['confirmed'] === true
    ? { password, hash: stored }
    : authRefusal(400, 'email_not_confirmed', 'Email not confirmed');
}
