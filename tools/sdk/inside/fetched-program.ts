import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { INDEX_FILE, indexFileSchema } from '../index-file.schema.ts';

const lockfileSchema = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string(), integrity: z.string() })),
});

/** A package of a site, as `npx` fetched it to run it. */
export interface FetchedProgram {
  site: string;
  /** The name of its file at the site. */
  file: string;
  integrity: string;
}

/** Where `npx` fetched a package from, by the folder of its program; undefined for an installed one. */
export function findFetchedProgram(name: string, folder: string): FetchedProgram | undefined {
  const modules = name.startsWith('@') ? join(folder, '../..') : join(folder, '..');
  const lockfile = join(modules, '.package-lock.json');
  if (!existsSync(lockfile) || !/[\\/]_npx[\\/]/.test(lockfile)) return undefined;
  const { data } = lockfileSchema.safeParse(JSON.parse(readFileSync(lockfile, 'utf8')));
  const { resolved = '', integrity = '' } = data?.packages[`node_modules/${name}`] ?? {};
  const [, site, file] = /^(https?:\/\/[^/]+)\/sdk\/([\w.-]+\.tgz)/.exec(resolved) ?? [];
  return site === undefined || file === undefined ? undefined : { site, file, integrity };
}

/**
 * Refuses to run a program that its site has replaced: `npx` caches what it fetched from an address forever,
 * and an old program would judge today's site by old rules.
 */
export async function refuseReplaced(name: string, fetched: FetchedProgram | undefined): Promise<void> {
  if (!fetched) return;
  const { site, file, integrity } = fetched;
  const answer: unknown = await fetch(`${site}/sdk/${INDEX_FILE}`)
    .then((response) => response.json())
    .catch(() => undefined);
  const current = indexFileSchema.safeParse(answer).data?.packages[name]?.integrity;
  if (current === undefined || current === integrity) return;
  const mark = Buffer.from(current.slice('sha512-'.length), 'base64').toString('hex').slice(0, 8);
  throw new Error(
    `npx cached this program on an earlier visit, and ${site} has a newer one now. Fetch that one, with the same arguments:\n\n  npx "${site}/sdk/${file}?${mark}"\n`,
  );
}
