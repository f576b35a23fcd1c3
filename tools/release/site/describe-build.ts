import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

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

/**
 * A build's own list of its files, if it has one: their names, and the hashes of the scripts at build time.
 */
export function listBuildFiles(folder: string) {
  const { files, integrity } = buildFile.parse(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')));
  return { ...(files ? { files } : {}), ...(integrity ? { integrity } : {}) };
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

/** The registry's description of a remote's build, read from its folder. */
export function describeBuild(folder: string): BuildDescription {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|css|json)$/.test(name))
    .sort();
  const content = createHash('sha256');
  const integrity: Record<string, string> = {};
  for (const name of files) {
    const bytes = readFileSync(join(folder, name));
    content.update(name).update(bytes);
    if (name.endsWith('.js'))
      integrity[name] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  const {
    preload,
    files: _files,
    integrity: _integrity,
    ...build
  } = buildFile.parse(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')));
  return {
    fingerprint: shorten(content.digest('hex')),
    integrity,
    ...build,
    ...(preload ? { preload } : {}),
  };
}
