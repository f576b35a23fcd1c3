import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { jsonFault } from '@revisoins/workspace/json-fault';
import * as z from 'zod';
import { parseJson } from './parse-json.ts';

/** What a build says of itself. */
const FACTS = 'build.json';

export interface BuildDescription {
  /** A short hash of the content: every different build has another. */
  fingerprint: string;
  /** sha384 of every script, by its path. */
  integrity: Record<string, string>;
  /** The global name of its container. */
  container: string;
  /** The build's requirements: name and range. */
  shared: Record<string, string>;
  /** The files that each route loads after the entry. */
  preload?: Record<string, string[]>;
}

const buildFile = z.object({
  container: z.string(),
  shared: z.record(z.string(), z.string()),
  preload: z.optional(z.record(z.string(), z.array(z.string()))),
  files: z.optional(z.array(z.string())),
  integrity: z.optional(z.record(z.string(), z.string())),
});

/**
 * Eight digits of a hash, starting at its first letter: as the end of a version, '06864879' would be invalid.
 */
export const shorten = (hash: string): string => /[a-f].{7}/.exec(hash)?.[0] ?? `f${hash.slice(0, 7)}`;

/** A build's own list of its files, if it has one. */
interface ListedFiles {
  /** Their names. */
  files?: string[];
  /** The hashes of the scripts at build time. */
  integrity?: Record<string, string>;
}

interface Build {
  /** The registry's. */
  description: BuildDescription;
  listed: ListedFiles;
  /** The text of its entry; undefined without one. */
  entry: string | undefined;
}

/** Parses build.json. Throws a sentence when it does not say what it must. */
function parseFacts(text: string): z.infer<typeof buildFile> {
  const fault = jsonFault(text);
  if (fault !== undefined) throw new Error(`${FACTS} is not JSON; look at ${fault}.`);
  const { data, error } = buildFile.safeParse(parseJson(text));
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${FACTS}, ${issue?.path.join('.') || 'the whole file'}: ${issue?.message}.`);
}

/** Reads the build of a remote. Throws a sentence when its build.json is missing or damaged. */
export function readBuild(folder: string): Build {
  const file = join(folder, FACTS);
  if (!existsSync(file)) throw new Error(`The build has no ${FACTS}, which says what it is.`);
  const facts = readFileSync(file);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|css|json)$/.test(name))
    .sort();
  const content = createHash('sha256');
  const hashes: Record<string, string> = {};
  let entry: string | undefined;
  for (const name of names) {
    const bytes = name === FACTS ? facts : readFileSync(join(folder, name));
    content.update(name).update(bytes);
    if (name === ENTRY) entry = bytes.toString();
    if (name.endsWith('.js')) hashes[name] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  const { preload, files, integrity, ...build } = parseFacts(facts.toString());
  return {
    description: {
      fingerprint: shorten(content.digest('hex')),
      integrity: hashes,
      ...build,
      ...(preload ? { preload } : {}),
    },
    listed: { ...(files ? { files } : {}), ...(integrity ? { integrity } : {}) },
    entry,
  };
}

/** The registry's description of a remote's build, read from its folder. */
export const describeBuild = (folder: string): BuildDescription => readBuild(folder).description;
