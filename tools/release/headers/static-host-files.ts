import { PREVIEWS_FOLDER, type Registry } from '@revisoins/contracts';
import { pageFile } from '../pages/prerendered.ts';
import type { GuardedSite } from './content-security-policy.ts';
import {
  IMMUTABLE,
  REVALIDATE,
  encryptedHeaders,
  openHeaders,
  permissionsPolicies,
  remoteHeaders,
  shellHeaders,
  sitePolicies,
} from './headers.ts';

interface Rule {
  path: string;
  /** Headers of a wider rule that this one replaces. */
  replaced?: readonly string[];
  headers: Record<string, string>;
}

/** Every rule whose path matches applies; `! Name` removes a header of a wider rule. */
const write = (rules: readonly Rule[]) =>
  rules
    .map(({ path, replaced = [], headers }) =>
      [
        path,
        ...replaced.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');

const cacheFor = (path: string, more: Record<string, string> = {}): Rule => ({
  path,
  replaced: ['Cache-Control'],
  headers: { 'Cache-Control': IMMUTABLE, ...more },
});

/**
 * The `_headers` file at the root of the shell, for static hosts that support it: the same headers as the
 * local server's.
 */
export function shellHeadersFile(site: GuardedSite): string {
  const policies = sitePolicies(site);
  const embed = {
    replaced: ['Content-Security-Policy'],
    headers: { 'Content-Security-Policy': policies.embed },
  };
  return write([
    {
      path: '/*',
      headers: { ...shellHeaders(site, policies.shell), ...encryptedHeaders, 'Cache-Control': REVALIDATE },
    },
    { path: '/embed.html', ...embed },
    {
      path: `/${PREVIEWS_FOLDER}/*`,
      replaced: embed.replaced,
      headers: { 'Content-Security-Policy': policies.previewed },
    },
    { path: '/embed/*', replaced: embed.replaced, headers: { ...embed.headers, ...openHeaders } },
    ...Object.entries(permissionsPolicies(site).embeds).flatMap(([remote, policy]) =>
      [`/embed/${remote}`, `/embed/${remote}/*`].map((path) => ({
        path,
        replaced: ['Permissions-Policy'],
        headers: { 'Permissions-Policy': policy },
      })),
    ),
    cacheFor('/assets/*', openHeaders),
  ]);
}

/** The `_headers` file at the root of a remote's origin. */
export function remoteHeadersFile(): string {
  return write([
    { path: '/*', headers: { ...remoteHeaders, ...encryptedHeaders, 'Cache-Control': REVALIDATE } },
    cacheFor('/remotes/*'),
  ]);
}

/**
 * The `_redirects` file at the root of the shell, for static hosts that support it: which page answers a path
 * that is not a file. It lists the existing paths rather than a wildcard, because some hosts apply a rule
 * even where there is a file. Page names have no extension, as such hosts serve them. `pages` are the files
 * of screens. Pure.
 */
export function redirectsFile({ remotes }: Registry, pages: ReadonlySet<string> = new Set()): string {
  const embedded = Object.keys(remotes).flatMap((remote) => [`/embed/${remote}`, `/embed/${remote}/*`]);
  const versions = Object.values(remotes).flatMap((remote) => Object.values(remote.versions));
  const screens = [
    ...new Set(versions.flatMap(({ declaration }) => declaration.routes.map(({ path }) => path))),
  ].sort();
  const rules = [
    ...['/embed/', ...embedded].map((path) => [path, '/embed']),
    ...screens.flatMap((path) => {
      const file = pageFile(path) ?? '';
      if (!pages.has(file)) return [[path, '/app']];
      // A host serves a file of this name by itself.
      return path.includes(':') ? [[path, `/${file.replace(/\.html$/, '')}`]] : [];
    }),
  ];
  return rules.map(([from, to]) => `${from} ${to} 200\n`).join('');
}
