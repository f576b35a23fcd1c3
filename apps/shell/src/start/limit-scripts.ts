import type { Site } from '../platform/read-site.ts';

/** The part of the Trusted Types API that is used here; browsers without it have no `trustedTypes`. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** Whether a script may be loaded from a URL: from the site itself, from a version that the registry lists, or from what the operator allows. */
export function mayLoadScript(
  { config, registry }: Pick<Site, 'config' | 'registry'>,
  url: string,
  page: string,
): boolean {
  if (!URL.canParse(url, page)) return false;
  const { href } = new URL(url, page);
  const bases = Object.values(registry.remotes).flatMap(({ versions }) =>
    Object.values(versions).map(({ base }) => base),
  );
  const origins = [new URL(page).origin, ...(config.overrideOrigins ?? [])].map((origin) => `${origin}/`);
  return [...bases, ...origins].some((start) => href.startsWith(start));
}

/**
 * Makes the page's one Trusted Types policy, before anything of a remote runs: scripts come from where `mayLoadScript`
 * says, and no text ever becomes HTML or code. The security policy of the site allows no other one to be made.
 */
export function limitScripts(site: Pick<Site, 'config' | 'registry'>): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (mayLoadScript(site, url, document.baseURI) ? url : null),
  });
}
