import type { SiteConfig } from '@revisoins/contracts';

export interface GuardedSite {
  config: SiteConfig;
  /** Origins of the remotes. */
  remotes: readonly string[];
  /** As the policy writes them: `'sha256-...'`. */
  inlineScriptHashes: readonly string[];
  /** A development server talks over a web socket, and its scripts are not pinned. */
  development?: boolean;
}

const toOrigin = (url: string) => new URL(url).origin;
const toSocketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

/**
 * The content security policy of a site's pages. `frameAncestors` are the sources whose pages may show these; nobody's
 * without any. Enforced Trusted Types go with it: the one policy that may be made is the shell's `limitScripts`.
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
    // Dialogs lock the page's scrolling with a style element of their own; no text has style attributes.
    ['style-src', "'self'", ...parts, "'unsafe-inline'"],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", ...parts, api, 'data:', 'blob:'],
    ['media-src', "'self'", api, 'blob:'],
    ['font-src', "'self'", ...parts],
    ['connect-src', "'self'", ...parts, api, ...sockets, ...telemetry],
    // The voice agent of another party runs in a page of the voice remote, which has a policy of its own.
    ['frame-src', ...(config.voiceAgentId === undefined ? ["'none'"] : remotes)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', ...(frameAncestors.length > 0 ? frameAncestors : ["'none'"])],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}
