import { PREVIEWS_FOLDER, type EmbedPermission } from '@revisoins/contracts';
import { contentSecurityPolicy, framePermissions, type GuardedSite } from './content-security-policy.ts';

/** Headers of every response. */
const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * For servers with TLS: after the first visit, browsers use only HTTPS for two years. Subdomains are left to
 * their operators.
 */
export const encryptedHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000',
};

/** One year: for files whose name or folder changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For what must be revalidated each time: HTML and the registry. */
export const REVALIDATE = 'no-cache';

/** Pages that show one remote in an institution's page. */
export const EMBED = /^\/embed(\/|\.html$)/;
/** The address of an embed, with the name of its remote. */
export const EMBEDDED_REMOTE = /^\/embed\/([a-z][a-z0-9-]*)(?:\/|$)/;
/** Files of the shell that any page may load: its assets, and the scripts for pages that embed it. */
export const OPEN = /^\/(assets|embed)\//;

/** Files of previews: parts of the shell's pages, which have a badge that says so. */
export const PREVIEWED = new RegExp(`^/${PREVIEWS_FOLDER}/`);

/** Headers of responses that any page may read. */
export const openHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * The policies of a site's pages: its own, which nobody may frame, and the embeds. A page in a preview would
 * be the site's own to a visitor: it runs nothing, sends no form and reads nothing of the site.
 */
export function sitePolicies(site: GuardedSite): { shell: string; embed: string; previewed: string } {
  const shell = contentSecurityPolicy(site);
  return {
    shell,
    previewed: `${shell}; sandbox`,
    embed: contentSecurityPolicy(site, ["'self'", ...(site.config.embedding?.parents ?? [])]),
  };
}

/** The device features that a page may use, without those that the operator refuses. */
function permissionsPolicy({ config, remotes }: GuardedSite, refused: readonly EmbedPermission[]): string {
  const framesListen = framePermissions(config)?.includes('microphone') ?? false;
  const listeners = ['self', ...(framesListen ? remotes.map((origin) => `"${origin}"`) : [])];
  // One document serves every screen, so the microphone cannot be limited to the voice screens.
  const microphone = refused.includes('microphone') ? [] : listeners;
  return [
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    `microphone=(${microphone.join(' ')})`,
    'payment=()',
    'usb=()',
    ...refused.filter((permission) => permission !== 'microphone').map((permission) => `${permission}=()`),
  ].join(', ');
}

/** The permissions policies of a site's pages. */
export interface PermissionsPolicies {
  page: string;
  /** For the embeds to which the operator refuses something, by the remote's name. */
  embeds: Record<string, string>;
  /** For an embed whose address does not clearly identify its remote. */
  unclearEmbed: string;
}

export function permissionsPolicies(site: GuardedSite): PermissionsPolicies {
  const refused = site.config.embedding?.refused ?? {};
  return {
    page: permissionsPolicy(site, []),
    embeds: Object.fromEntries(
      Object.entries(refused).map(([remote, permissions]) => [remote, permissionsPolicy(site, permissions)]),
    ),
    unclearEmbed: permissionsPolicy(site, [...new Set(Object.values(refused).flat())]),
  };
}

/** The permissions policy of the response at a path. */
export function permissionsAt(site: GuardedSite, path: string): string {
  const { page, embeds, unclearEmbed } = permissionsPolicies(site);
  if (!EMBED.test(path)) return page;
  const remote = EMBEDDED_REMOTE.exec(path)?.[1];
  if (remote === undefined) return unclearEmbed;
  // Own properties only: every object has a "constructor".
  return (Object.hasOwn(embeds, remote) ? embeds[remote] : undefined) ?? page;
}

/** Headers of the responses at the shell's origin; `policy` is the content security policy of the page. */
export function shellHeaders(
  site: GuardedSite,
  policy: string,
  permissions = permissionsPolicies(site).page,
): Record<string, string> {
  return {
    ...everywhere,
    'Content-Security-Policy': policy,
    // A development server's scripts are not known in advance.
    ...(site.development ? {} : { 'Integrity-Policy': 'blocked-destinations=(script)' }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
  };
}

/** Headers of a remote's files: any host may load them. */
export const remoteHeaders: Record<string, string> = {
  ...everywhere,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};
