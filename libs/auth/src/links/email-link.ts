import * as z from 'zod/mini';

const linkTypes = ['signup', 'email', 'magiclink', 'invite', 'recovery', 'email_change'] as const;

const emailLinkSchema = z.object({
  type: z.enum(linkTypes),
  token_hash: z.string().check(z.regex(/^[\w-]{1,128}$/)),
});

/** What a link of the account server's e-mails confirms. */
export type EmailLink = z.infer<typeof emailLinkSchema>;

/** Whether somebody chooses a password after following the link. */
export const setsPassword = ({ type }: EmailLink): boolean => type === 'recovery' || type === 'invite';

/**
 * The link in an address, or null. Makes no request: a mail scanner that opens the link does not use it up.
 */
export function readEmailLink(address: string): EmailLink | null {
  const { searchParams } = new URL(address);
  return emailLinkSchema.safeParse(Object.fromEntries(searchParams)).data ?? null;
}

/** Removes a used link from the address bar, without a history entry. */
export function forgetEmailLink(): void {
  const url = new URL(location.href);
  for (const name of ['type', 'token_hash']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url.href);
}
