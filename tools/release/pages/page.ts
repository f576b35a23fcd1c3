import { createHash } from 'node:crypto';
import { registrySchema, type Registry, type SiteConfig } from '@revisoins/contracts';
import { registrySeal } from '@revisoins/contracts/registry-seal';
import { safeText, toInlineJson } from '../inlined-json.ts';
import type { SplitRegistry } from './split-registry.ts';

/** Marks the place in a host's index.html where the site's data goes. */
const PLACE = '<!-- site -->';
/** Marks the place of the script that preloads what the current address needs. */
const PRELOAD_PLACE = '<!-- preload -->';

/** The versions in a page: those that browsers are given now, and where the rest is. */
export const inlinedVersions = ({ served, archives }: SplitRegistry): string =>
  toInlineJson('revisoins-registry', served) + toInlineJson('revisoins-archives', archives);

/** The registry as a page has it. Its seal says which schemas have parsed it. */
export function inlinedRegistry(split: SplitRegistry): string {
  const { success } = registrySchema.safeParse(split.served);
  const seal = success ? toInlineJson('revisoins-seal', registrySeal(safeText(split.served))) : '';
  return inlinedVersions(split) + seal;
}

/** A host's HTML with the site's configuration and registry in it. */
export function inlineSite(html: string, config: SiteConfig, registry: SplitRegistry): string {
  if (!html.includes(PLACE)) throw new Error(`The host's index.html has no ${PLACE} mark.`);
  return html.replace(PLACE, () => toInlineJson('revisoins-config', config) + inlinedRegistry(registry));
}

/** The placeholder in the built embed scripts; see the shell's `embedded-remote.ts`. */
const EMBEDDED_PLACE = /\bREVISOINS_EMBEDDED_REMOTES\b/g;

/**
 * An embed script with what the default version of each remote declares about embedding, without the
 * permissions that the operator refuses. ASCII only, so that it also works in a page with an old encoding.
 */
export function inlineEmbeddedRemotes(
  script: string,
  { remotes }: Registry,
  { embedding }: SiteConfig,
): string {
  const embedded = Object.entries(remotes).flatMap(([remote, { versions, default: version }]) => {
    const declared = versions[version]?.declaration.embed;
    if (!declared) return [];
    const { allow, ...embed } = declared;
    const refused = embedding?.refused?.[remote] ?? [];
    const allowed = allow?.filter((permission) => !refused.includes(permission)) ?? [];
    return [{ remote, ...embed, ...(allowed.length > 0 ? { allow: allowed } : {}) }];
  });
  const list = JSON.stringify(embedded).replaceAll(
    /[^ -~]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return script.replaceAll(EMBEDDED_PLACE, () => list);
}

/**
 * A host's HTML with the script that runs before the host's own; without the script, nothing is preloaded.
 */
export function inlinePreload(html: string, script: string | undefined): string {
  return html.replace(PRELOAD_PLACE, () => (script === undefined ? '' : `<script>${script.trim()}</script>`));
}

/**
 * A host's HTML with preloads of its fonts, which then load beside the style sheet: less text is first
 * painted in a fallback font.
 */
export function preloadFonts(html: string, files: readonly string[]): string {
  const link = (file: string) =>
    `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
  return html.replace('<!-- fonts -->', () =>
    files
      .filter((file) => file.endsWith('.woff2'))
      .map(link)
      .join(''),
  );
}

/** The hashes that let a content security policy allow the inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
}
