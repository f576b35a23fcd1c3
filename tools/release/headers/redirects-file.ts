import type { Registry } from '@revisoins/contracts';

/**
 * The `_redirects` file at the root of the shell, for static hosts that support it: which page answers a path
 * that is no file. It lists the existing paths rather than a wildcard, because some hosts apply a rule even
 * where there is a file. Page names have no extension, as such hosts serve them. Pure.
 */
export function redirectsFile({ remotes }: Registry): string {
  const embedded = Object.keys(remotes).flatMap((remote) => [`/embed/${remote}`, `/embed/${remote}/*`]);
  const versions = Object.values(remotes).flatMap((remote) => Object.values(remote.versions));
  const screens = [
    ...new Set(versions.flatMap(({ declaration }) => declaration.routes.map(({ path }) => path))),
  ].sort();
  const rules = [
    ...['/embed/', ...embedded].map((path) => [path, '/embed']),
    ...screens.map((path) => [path, '/app']),
  ];
  return rules.map(([from, to]) => `${from} ${to} 200\n`).join('');
}
