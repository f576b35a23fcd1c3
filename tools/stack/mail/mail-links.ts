import { AsyncLocalStorage } from 'node:async_hooks';

const redirectOfRequest = new AsyncLocalStorage<string | undefined>();

/** Runs a request so that the mails it sends lead back to the address that the client asked for. */
export function withRedirect<T>(redirectTo: string | undefined, work: () => Promise<T>): Promise<T> {
  return redirectOfRequest.run(redirectTo, work);
}

/**
 * Lite writes links to {site_url}/auth/v1/verify and always redirects to site_url. The site does not serve the
 * API, and a client may ask for another address (the reset page): both are put right here. The verify endpoint
 * checks the address against the allow-list when the link is followed.
 */
export function correctLinks(text: string, siteUrl: string, apiUrl: string): string {
  const redirectTo = redirectOfRequest.getStore();
  return text.replaceAll(/https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g, (found) => {
    const url = new URL(found.replaceAll('&amp;', '&'));
    if (url.origin !== new URL(siteUrl).origin) return found;
    const corrected = new URL(`${url.pathname}${url.search}`, apiUrl);
    if (redirectTo !== undefined) corrected.searchParams.set('redirect_to', redirectTo);
    return found.includes('&amp;') ? corrected.href.replaceAll('&', '&amp;') : corrected.href;
  });
}
