export const authRefusal = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  details: object = {},
): Response =>
  Response.json(
    { code, error_code: code, message, msg: message, ...details },
    { status, headers: { 'x-supabase-api-version': '2024-01-01', ...headers } },
  );

export const notFound = (): Response => authRefusal(404, 'not_found', 'There is no such path');

/**
 * Refuses features of the account service that this site does not offer; null for anything else. A link that
 * works by being opened can be used up by whatever opens it first, such as a mail scanner: the site's own
 * page uses POST. A sign-in by mail alone would create confirmed accounts for addresses that nobody has
 * access to.
 */
export function unofferedAuth(method: string, path: string): Response | null {
  if (path === '/verify' && method !== 'POST')
    return authRefusal(405, 'bad_method', 'A link is followed on the page that it leads to', {
      allow: 'POST',
    });
  if (path === '/otp' || path === '/magiclink')
    return authRefusal(422, 'otp_disabled', 'Signups not allowed for otp');
  return null;
}
