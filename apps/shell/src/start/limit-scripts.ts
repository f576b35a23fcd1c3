import { fileFolders } from '@revisoins/contracts';
import type { Site } from '../platform/read-site.ts';

/** The part of the Trusted Types API that is used here; some browsers have no `trustedTypes`. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Whether a script may be loaded from a URL: from the site itself, from a version in the registry, or from
 * where the operator allows.
 */
export function mayLoadScript(
  { config, registry }: Pick<Site, 'config' | 'registry'>,
  url: string,
  page: string,
): boolean {
  if (!URL.canParse(url, page)) return false;
  const { href } = new URL(url, page);
  const folders = Object.values(registry.remotes).flatMap(({ versions }) =>
    Object.values(versions).flatMap(fileFolders),
  );
  const origins = [new URL(page).origin, ...(config.overrideOrigins ?? [])].map((origin) => `${origin}/`);
  return [...folders, ...origins].some((start) => href.startsWith(start));
}

/**
 * Creates the page's only Trusted Types policy before any code of a remote runs: `mayLoadScript` decides
 * where scripts come from, and no text ever becomes HTML or code. The site's security policy allows no other
 * one.
 */
export function limitScripts(site: Pick<Site, 'config' | 'registry'>): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (mayLoadScript(site, url, document.baseURI) ? url : null),
  });
}
