import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  archivesSchema,
  fileUrl,
  registrySchema,
  siteConfigSchema,
  type Registry,
  type RegisteredVersion,
} from '@revisoins/contracts';
import { servedVersions } from '../edits/journal.ts';
import { readInlinedJson } from '../inlined-json.ts';
import { Refusal } from '../refusal.ts';
import { decodeForms, plainPath, readDictionaries } from './dictionary-forms.ts';
import { listFiles } from './list-files.ts';
import { parseJson } from './parse-json.ts';
import { publishedFolders } from './published-folders.ts';
import { belongsToOtherCommands } from './put-shell.ts';
import { readSite } from './read-site.ts';
import type { SiteFile } from './site-file.schema.ts';
import { versionPath } from './site-paths.ts';
import { versionWithFile } from './unchanged-files.ts';

/** A version in the registry. */
export interface RegisteredPlace {
  remote: string;
  version: string;
  registered: RegisteredVersion;
}

/** What a site gives browsers. */
export interface PublishedFiles {
  registry: Registry;
  siteFile: SiteFile;
  /** Whether a file of the shell can be looked at, and is made of more than site.json and a date. */
  isKnown(path: string): boolean;
  /** A file of the shell; undefined when it is not there. */
  readShell(path: string): Promise<Buffer | undefined>;
  readVersion(place: RegisteredPlace, path: string): Promise<Buffer | undefined>;
  /** All files of the shell that are known to be there. */
  listShell(): string[];
  listVersion(place: RegisteredPlace): string[];
}

const SECURITY_TXT = '.well-known/security.txt';

const forms = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const;
export const isForm = (name: string) => /\.(br|gz)$/.test(name);

const CONTRADICTORY = Buffer.from('A compressed form of this file holds something else: ');

/**
 * A file as all browsers get it, compressed or not; when its forms differ, the same as no file of a build.
 * `more` are what its other forms hold.
 */
function readServed(file: string, more: () => Buffer[]): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const plain = readFileSync(file);
  const isSame = ([suffix, decode]: (typeof forms)[number]) => {
    if (!existsSync(`${file}${suffix}`)) return true;
    try {
      return decode(readFileSync(`${file}${suffix}`)).equals(plain);
    } catch {
      return false;
    }
  };
  const isSameForDictionaries = () => {
    try {
      return more().every((decoded) => decoded.equals(plain));
    } catch {
      return false;
    }
  };
  return forms.every(isSame) && isSameForDictionaries() ? plain : Buffer.concat([CONTRADICTORY, plain]);
}

/** The files of a folder without their compressed forms. */
export const listPlain = (folder: string) =>
  listFiles(folder).filter((name) => !isForm(name) && plainPath(name) === undefined);

/** A site in a folder, with every file in it. */
export function filesInFolder(folder: string): PublishedFiles {
  const { paths, siteFile, registry } = readSite(folder);
  const dictionaries = readDictionaries([
    paths.shell,
    ...publishedFolders(paths).map((published) => published.folder),
  ]);
  return {
    registry,
    siteFile,
    isKnown: (path) => path !== SECURITY_TXT && !belongsToOtherCommands(path),
    readShell: async (path) =>
      readServed(join(paths.shell, path), () => decodeForms(paths.shell, path, dictionaries)),
    readVersion: async ({ remote, version: own, registered }, path) => {
      const version = versionWithFile(own, registered, path);
      return readServed(join(paths.version(remote, version), path), () =>
        decodeForms(paths.remote(remote), join(versionPath(remote, version), path), dictionaries),
      );
    },
    listShell: () => listPlain(paths.shell),
    listVersion: ({ remote, version }) => listPlain(paths.version(remote, version)),
  };
}

/** Where a page of the shell is answered. */
const address = (page: string) =>
  page === 'embed.html' ? '/embed/' : `/${page.replace(/(^|\/)index\.html$|\.html$/, '')}`;

async function download(url: URL): Promise<Buffer | undefined> {
  const response = await fetch(url, { cache: 'no-store' });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Refusal(`${url.href} answered ${response.status}; try again.`);
  return Buffer.from(await response.arrayBuffer());
}

/** A deployed site. Its page lists the versions that it serves, and each version lists its scripts. */
export async function filesAtAddress(site: string): Promise<PublishedFiles> {
  const page = String(await download(new URL('/app', site)));
  const config = siteConfigSchema.safeParse(readInlinedJson(page, 'revisoins-config'));
  const registry = registrySchema.safeParse(readInlinedJson(page, 'revisoins-registry'));
  const archives = archivesSchema.safeParse(readInlinedJson(page, 'revisoins-archives'));
  if (!config.success || !registry.success || !archives.success)
    throw new Refusal(`${site} is not a site of this platform, or is one that this source cannot read.`);
  const { remotes } = registry.data;
  for (const [name, { path }] of Object.entries(archives.data)) {
    const versions = parseJson(String(await download(new URL(path, site))));
    Object.assign(remotes[name]?.versions ?? {}, versions);
  }
  const whole = registrySchema.safeParse(registry.data);
  if (!whole.success) throw new Refusal(`${site} has an archive of versions that cannot be read.`);
  const origins = Object.entries(remotes).flatMap(([name, { versions, default: version }]) => {
    const base = versions[version]?.base;
    return base === undefined ? [] : [[name, new URL(base).origin] as const];
  });
  return {
    registry: whole.data,
    siteFile: { config: config.data, origins: Object.fromEntries(origins) },
    // What configures a host is not necessarily served by it.
    isKnown: (path) => path !== SECURITY_TXT && !path.startsWith('_'),
    readShell: (path) => download(new URL(path.endsWith('.html') ? address(path) : `/${path}`, site)),
    readVersion: (place, path) => download(new URL(fileUrl(place.registered, path))),
    listShell: () => [
      'app.html',
      ...[...page.matchAll(/"\/(assets\/[\w.-]+)"/g)].map(([, path = '']) => path),
    ],
    listVersion: ({ registered }) => ['build.json', 'remote.json', ...Object.keys(registered.integrity)],
  };
}

/** The versions that browsers may be given now, those for everybody first. */
export const servedPlaces = ({ remotes }: Registry): (RegisteredPlace & { isDefault: boolean })[] =>
  Object.entries(remotes).flatMap(([remote, entry]) =>
    [...servedVersions(entry)].flatMap((version) => {
      const registered = entry.versions[version];
      return registered ? [{ remote, version, registered, isDefault: version === entry.default }] : [];
    }),
  );
