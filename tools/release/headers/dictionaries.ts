import { ENTRY } from '@revisoins/contracts/entry-file';

/**
 * Compression dictionaries (RFC 9842): a browser that has an earlier version of a file announces it, and gets
 * only the differences. Other browsers get the usual response.
 */

/**
 * The folder below an origin's with the files compressed with a dictionary: `dcz/<dictionary>/<path of the
 * file>`.
 */
export const DICTIONARY_FOLDER = 'dcz';

/** The `Vary` value for responses that may be compressed with a dictionary. */
export const VARY = 'Accept-Encoding, Available-Dictionary';

const HASHED = '([^/]+)\\.[A-Za-z0-9_-]{10}\\.(js|css|json)$';

/**
 * The name of a file without the hash of its content, `assets/main.*.js`: it is the same in other versions.
 */
export const withoutHash = (path: string) => path.replace(new RegExp(HASHED), '$1.*.$2');

/**
 * Which files are dictionaries, and for which later paths, in the form of `Use-As-Dictionary`. The entries of
 * remotes are much alike, so each is a dictionary for all others of its origin. Read by this server and by
 * nginx.
 */
export const dictionaryMatches: readonly (readonly [pattern: string, header: string])[] = [
  [`/remotes/[^/]+/[^/]+/${ENTRY.replace('.', String.raw`\.`)}$`, `match="/remotes/*/*/${ENTRY}"`],
  [`/remotes/([^/]+)/[^/]+/(.*/)?${HASHED}`, 'match="/remotes/$1/*/$2$3.*.$4"'],
  ['/remotes/([^/]+)/[^/]+/(.+\\.(?:js|css|json))$', 'match="/remotes/$1/*/$2"'],
  [`/assets/${HASHED}`, 'match="/assets/$1.*.$2"'],
];

/** The header of a file that is a dictionary; undefined for others. */
export function useAsDictionary(pathname: string): string | undefined {
  for (const [pattern, header] of dictionaryMatches) {
    const found = new RegExp(`^${pattern}`).exec(pathname);
    if (found) return header.replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return undefined;
}

/** The name of a dictionary in the folder, from its sha256 in base64. */
export const dictionaryName = (hash: string) => hash.replaceAll('/', '_').replace(/=$/, '');

/** The dictionary that a browser has and wants to be used; undefined when there is none. */
export function availableDictionary(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  if (!/\bdcz\b/.test(String(headers['accept-encoding'] ?? ''))) return undefined;
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  return hash === undefined ? undefined : dictionaryName(hash);
}
