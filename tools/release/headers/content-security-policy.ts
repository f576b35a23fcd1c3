import type { EmbedPermission, SiteConfig } from '@revisoins/contracts';

export interface GuardedSite {
  config: SiteConfig;
  /** Origins of the remotes. */
  remotes: readonly string[];
  /** In the policy's notation: `'sha256-...'`. */
  inlineScriptHashes: readonly string[];
  /** A development server uses a web socket, and its scripts have no hashes. */
  development?: boolean;
}

/** What the frames of remotes in the site's pages may do; null when no remote may show one. */
export function framePermissions({ remotes = {} }: SiteConfig): readonly EmbedPermission[] | null {
  const frames = Object.values(remotes).flatMap(({ frame }) => (frame ? [frame] : []));
  return frames.length > 0 ? frames.flat() : null;
}

const toOrigin = (url: string) => new URL(url).origin;
const toSocketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

/**
 * The content security policy of a site's pages. `frameAncestors` are the sources that may frame them; nobody
 * may if it is empty. It enforces Trusted Types; the only policy allowed is the shell's `limitScripts`.
 */
export function contentSecurityPolicy(
  { config, remotes, inlineScriptHashes, development = false }: GuardedSite,
  frameAncestors: readonly string[] = [],
): string {
  const parts = [...remotes, ...(config.overrideOrigins ?? [])];
  const api = toOrigin(config.apiUrl);
  const sockets = [api, ...(development ? remotes : []), ...(config.overrideOrigins ?? [])].map(
    toSocketOrigin,
  );
  const telemetry = config.telemetryUrl === undefined ? [] : [toOrigin(config.telemetryUrl)];
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...parts, ...inlineScriptHashes],
    // Dialogs lock the page's scrolling with a style element; no text has style attributes.
    ['style-src', "'self'", ...parts, "'unsafe-inline'"],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", ...parts, api, 'data:', 'blob:'],
    ['media-src', "'self'", api, 'blob:'],
    ['font-src', "'self'", ...parts],
    ['connect-src', "'self'", ...parts, api, ...sockets, ...telemetry],
    // A page that the operator lets a remote frame, for instance with another party's script, has a policy of
    // its own.
    ['frame-src', ...(framePermissions(config) === null ? ["'none'"] : remotes)],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', ...(frameAncestors.length > 0 ? frameAncestors : ["'none'"])],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}
