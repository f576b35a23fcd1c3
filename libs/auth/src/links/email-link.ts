import * as z from 'zod/mini';

const linkTypes = ['signup', 'email', 'magiclink', 'invite', 'recovery', 'email_change'] as const;

const emailLinkSchema = z.object({
  type: z.enum(linkTypes),
  token_hash: z.string().check(z.regex(/^[\w-]{1,128}$/)),
});

/** What an e-mail of the account server asks a learner to confirm. */
export type EmailLink = z.infer<typeof emailLinkSchema>;

/** The link that an address carries, or null. Nothing is asked of the server: a mail scanner that opens it spends nothing. */
export function readEmailLink(address: string): EmailLink | null {
  const { searchParams } = new URL(address);
  return emailLinkSchema.safeParse(Object.fromEntries(searchParams)).data ?? null;
}

/** Removes a spent link from the address bar, without a step in the history. */
export function forgetEmailLink(): void {
  const url = new URL(location.href);
  for (const name of ['type', 'token_hash']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url.href);
}

/** Removes tokens from the address bar without reading them: no address signs anybody in. */
export function removeTokens(): void {
  const url = new URL(location.href);
  if (!/[#&](access|refresh|provider)_token=/.test(url.hash)) return;
  url.hash = '';
  history.replaceState(history.state, '', url.href);
}
