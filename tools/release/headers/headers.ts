import type { EmbedPermission } from '@revisoins/contracts';
import { contentSecurityPolicy, type GuardedSite } from './content-security-policy.ts';

/** Headers of every answer, whatever it is. */
const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * For servers that encrypt: from the first visit on, a browser uses nothing else for two years. Hosts below this one are left to
 * their operators.
 */
export const encryptedHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000',
};

/** A year: for files whose name or folder changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For what must be asked again each time: HTML and the registry. */
export const REVALIDATE = 'no-cache';

/** Pages that show one remote inside of somebody's page. */
export const EMBED = /^\/embed(\/|\.html$)/;
/** The address of an embed, with the name of its remote. */
export const EMBEDDED_REMOTE = /^\/embed\/([a-z][a-z0-9-]*)(?:\/|$)/;
/** Files of the shell that any page may load: the shell's own and those of the pages that embed. */
export const OPEN = /^\/(assets|embed)\//;

/** Headers of answers that any page may read. */
export const openHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The policies of a site's pages: its own, which nobody frames, and those that institutions may show. */
export function sitePolicies(site: GuardedSite): { shell: string; embed: string } {
  return {
    shell: contentSecurityPolicy(site),
    embed: contentSecurityPolicy(site, ["'self'", ...(site.config.embedding?.parents ?? [])]),
  };
}

/** What a page may ask of the device, but for what is refused to it. */
function permissionsPolicy({ config, remotes }: GuardedSite, refused: readonly EmbedPermission[]): string {
  // The voice agent of another party listens in a page of the voice remote.
  const listeners = [
    'self',
    ...(config.voiceAgentId === undefined ? [] : remotes.map((origin) => `"${origin}"`)),
  ];
  // One document serves every screen, so that the microphone cannot be the voice screens' alone.
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
  /** Of the embeds to which the operator refuses something, by the remote's name. */
  embeds: Record<string, string>;
  /** Of an embed whose address does not plainly say which remote it shows. */
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

/** The permissions policy of the answer at a path. */
export function permissionsAt(site: GuardedSite, path: string): string {
  const { page, embeds, unclearEmbed } = permissionsPolicies(site);
  if (!EMBED.test(path)) return page;
  const remote = EMBEDDED_REMOTE.exec(path)?.[1];
  return remote === undefined ? unclearEmbed : (embeds[remote] ?? page);
}

/** Headers of the answers at the shell's origin; `policy` is the content security policy of the page. */
export function shellHeaders(
  site: GuardedSite,
  policy: string,
  permissions = permissionsPolicies(site).page,
): Record<string, string> {
  return {
    ...everywhere,
    'Content-Security-Policy': policy,
    // A development server's scripts are not known beforehand.
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
