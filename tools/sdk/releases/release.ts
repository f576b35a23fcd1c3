import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDeclarationSchema } from '@revisoins/contracts';
import { typesFileSchema } from '@revisoins/types/types-file.schema';
import * as z from 'zod';
import { readCompressedJson, unpackArchive } from './archive.ts';

export const releaseSchema = z.object({
  version: z.string(),
  contract: z.int(),
  /** Of each package that the shell provides, the current version and the earlier ones beside it. */
  provided: z.record(z.string(), z.array(z.string())),
  /** The types of the published faces. */
  types: typesFileSchema,
  /** The names that were deprecated, such as `toast of @revisoins/host`. */
  deprecated: z.array(z.string()),
  /** The remote that was made with it. */
  remote: z.object({
    declaration: remoteDeclarationSchema,
    shared: z.record(z.string(), z.string()),
  }),
});
/** What is known of a released SDK. */
export type Release = z.infer<typeof releaseSchema>;

const folder = import.meta.dirname;
export const FACTS = 'facts.json.br';
export const REMOTE = 'remote.json.br';
export const SHELL = 'shell.json.br';

export const releaseFolder = (version: string) => join(folder, version);

/** The versions of the released SDKs, the newest last. */
export const releasedVersions = (): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, FACTS)))
    .toSorted((one, two) => one.localeCompare(two, 'en', { numeric: true }));

export const readRelease = (version: string): Release =>
  releaseSchema.parse(readCompressedJson(join(folder, version, FACTS)));

/** Writes the build of the remote that was made with a release into a folder. */
export const unpackRemote = (version: string, into: string) =>
  unpackArchive(join(folder, version, REMOTE), into);

/** Writes the build of the shell of a release into a folder. */
export const unpackShell = (version: string, into: string) =>
  unpackArchive(join(folder, version, SHELL), into);
