import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';
import type { Registry } from '@revisoins/contracts';
import { DICTIONARY_FOLDER, dictionaryName, withoutHash } from '../headers/dictionaries.ts';
import { servedVersions } from '../edits/journal.ts';
import { stopAsked } from '../stop.ts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { listFiles } from './list-files.ts';
import type { SiteFile } from './site-file.schema.ts';
import { versionPath, type SitePaths } from './site-paths.ts';
import type { Staged } from './staged-change.ts';

/** How many earlier versions of a file are dictionaries for a new one. */
const VERSIONS = 5;

const isLoaded = (name: string) => name === ENTRY || /^(assets|locales)\/.+\.(js|css|json)$/.test(name);

/** The first bytes of a form: what it is and, with the hash, which dictionary it needs (RFC 9842, "dcz"). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Their length with the hash. */
const PREFIX = MAGIC.length + 32;

/** The compression with dictionaries of this Node; undefined in one before 24.6 or 22.19. */
const compress: ((content: Buffer, dictionary: Buffer) => Promise<Buffer>) | undefined =
  (zstdCompress as typeof zstdCompress | undefined) &&
  ((content, dictionary) =>
    promisify(zstdCompress)(content, {
      dictionary,
      params: {
        [constants.ZSTD_c_compressionLevel]: 19,
        // Browsers keep 8 MB; a dictionary and a file of ours have less than one.
        [constants.ZSTD_c_windowLog]: 21,
        [constants.ZSTD_c_contentSizeFlag]: 0,
      },
    }));

/** Whether this Node can write the forms. Elsewhere browsers get brotli, as those without dictionaries do. */
export const canUseDictionaries = compress !== undefined;

/** The form of a file for browsers that have the dictionary; undefined when this Node cannot write it. */
export async function compressWithDictionary(
  content: Buffer,
  dictionary: Buffer,
): Promise<Buffer | undefined> {
  if (compress === undefined) return undefined;
  const hash = createHash('sha256').update(dictionary).digest();
  return Buffer.concat([MAGIC, hash, await compress(content, dictionary)]);
}

/** Forms to publish, by where each goes. */
export type Forms = Map<string, Buffer>;

/** Compresses files with dictionaries. */
function formWriter() {
  const forms: Forms = new Map();
  /** Adds the form of a file, served at a path of an origin's folder, unless the file is as small without. */
  const add = async (origin: string, served: string, file: string, dictionary: Buffer): Promise<void> => {
    const hash = createHash('sha256').update(dictionary).digest();
    const target = join(origin, DICTIONARY_FOLDER, dictionaryName(hash.toString('base64')), served);
    if (forms.has(target) || existsSync(target)) return;
    stopAsked.throwIfAborted();
    const body = await compressWithDictionary(readFileSync(file), dictionary);
    if (body === undefined) return;
    const others = [file, `${file}.br`].filter((form) => existsSync(form)).map((form) => statSync(form).size);
    if (body.length >= Math.min(...others)) return;
    forms.set(target, body);
  };
  return { forms, add };
}

export interface NewVersion {
  /** The folder of the build. */
  folder: string;
  name: string;
  version: string;
  origin: string;
}

/** The versions of a remote that browsers may have, the latest first: what is served, then the last ones. */
function formerVersions({ remotes }: Registry, name: string, version: string): string[] {
  const remote = remotes[name];
  if (!remote) return [];
  const all = [...servedVersions(remote), ...Object.keys(remote.versions).toReversed()];
  return [...new Set(all)].filter((one) => one !== version).slice(0, VERSIONS);
}

/** The files of a folder that browsers load, by the name that they keep in other versions. */
const byLastingName = (folder: string) =>
  new Map(
    listFiles(folder)
      .filter(isLoaded)
      .map((file) => [withoutHash(file), file]),
  );

/**
 * What a new version adds for browsers that have an earlier one: its files, compressed with the same files of
 * the earlier versions, and the entries of all remotes of the origin, each with the other as the dictionary.
 * It takes a second or two: call it before a change of the site, not in it.
 */
export async function versionForms(
  paths: SitePaths,
  registry: Registry,
  { origins }: Pick<SiteFile, 'origins'>,
  { folder, name, version, origin }: NewVersion,
): Promise<Forms> {
  const { forms, add } = formWriter();
  const files = byLastingName(folder);
  const addOwn = (file: string, dictionary: string) =>
    add(
      paths.remote(name),
      join(versionPath(name, version), file),
      join(folder, file),
      readFileSync(dictionary),
    );
  for (const former of formerVersions(registry, name, version)) {
    const place = paths.version(name, former);
    for (const [lasting, known] of byLastingName(place)) {
      const file = files.get(lasting);
      if (file !== undefined) await addOwn(file, join(place, known));
    }
  }
  for (const [other, remote] of Object.entries(registry.remotes)) {
    if (other === name || origins[other] !== origin || !files.has(ENTRY)) continue;
    for (const live of servedVersions(remote)) {
      const entry = join(paths.version(other, live), ENTRY);
      if (!existsSync(entry)) continue;
      await addOwn(ENTRY, entry);
      await add(
        paths.remote(other),
        join(versionPath(other, live), ENTRY),
        entry,
        readFileSync(join(folder, ENTRY)),
      );
    }
  }
  return forms;
}

/** The same for a new shell, with the files of earlier shells that the site still has. */
export async function shellForms({ shell }: SitePaths, folder: string): Promise<Forms> {
  const { forms, add } = formWriter();
  const files = byLastingName(folder);
  const known = listFiles(join(shell, 'assets')).map((name) => `assets/${name}`);
  for (const name of known.filter(isLoaded)) {
    const file = files.get(withoutHash(name));
    if (file !== undefined && file !== name)
      await add(shell, file, join(folder, file), readFileSync(join(shell, name)));
  }
  return forms;
}

/** Publishes forms with a change of the site. */
export function putForms(forms: Forms, staged: Staged): void {
  for (const [target, body] of forms) staged.write(target, body);
}

/** The path of the file that a compressed form represents; undefined for other files. */
export const plainPath = (path: string): string | undefined =>
  path.startsWith(`${DICTIONARY_FOLDER}/`) ? path.split('/').slice(2).join('/') : undefined;

const dictionaryNameFor = (content: Buffer) =>
  dictionaryName(createHash('sha256').update(content).digest('base64'));

/**
 * What the forms of an origin's file decode to, each in the place of its dictionary. The form of an unknown
 * one is its own bytes.
 */
export function decodeForms(
  origin: string,
  path: string,
  dictionaries: ReadonlyMap<string, Buffer>,
): Buffer[] {
  const folder = join(origin, DICTIONARY_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name, path);
    if (!existsSync(file)) return [];
    const body = readFileSync(file);
    const dictionary = dictionaries.get(name);
    return [dictionary ? zstdDecompressSync(body.subarray(PREFIX), { dictionary }) : body];
  });
}

/** The files of folders as dictionaries, by their names. */
export const readDictionaries = (folders: readonly string[]): Map<string, Buffer> =>
  new Map(
    folders.flatMap((folder) =>
      listFiles(folder)
        .filter(isLoaded)
        .map((file) => {
          const content = readFileSync(join(folder, file));
          return [dictionaryNameFor(content), content] as const;
        }),
    ),
  );

/** Where a site has forms of a version. */
export function formFolders(paths: SitePaths, name: string, version: string): string[] {
  const folder = join(paths.remote(name), DICTIONARY_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((dictionary) => join(folder, dictionary, versionPath(name, version)))
    .filter((place) => existsSync(place));
}
