import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@revisoins/contracts';
import { readDeployedSite, type DeployedSite } from '@revisoins/start/deployed-site';
import { INDEX_FILE, indexFileSchema, type IndexFile } from '../index-file.schema.ts';

export interface RemoteSite extends DeployedSite {
  index: IndexFile;
}

/**
 * Reads a site that a team builds for: its page, and the packages that it serves. Rejects with a sentence
 * when there is none, or when it is for another contract. `program` is the one that `npx` fetched for this,
 * rather than a package of the remote's folder.
 */
export async function readRemoteSite(address: string, program?: string): Promise<RemoteSite> {
  const site = await readDeployedSite(address);
  const url = `${site.origin}/sdk/${INDEX_FILE}`;
  const text = await fetch(url).then((response) => (response.ok ? response.text() : ''));
  const parsed = indexFileSchema.safeParse(readJson(text));
  if (!parsed.success)
    throw new Error(
      `${site.origin} serves no packages at /sdk/. Its operator puts them there with "npm run sdk -- pack --out <site>/shell/sdk".`,
    );
  const { contract } = parsed.data;
  if (contract !== CONTRACT_VERSION)
    throw new Error(
      program === undefined
        ? `${site.origin} has contract ${contract} with its remotes, and this folder is made for contract ${CONTRACT_VERSION}. Install the packages that ${url} lists, then migrate: npx @revisoins/release migrate`
        : `${site.origin} has contract ${contract} with its remotes, and this program knows contract ${CONTRACT_VERSION}. Run that of the site, with the same arguments: npx ${site.origin}/sdk/${program}.tgz`,
    );
  return { ...site, index: parsed.data };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The origin of the site that a folder has its packages from; undefined when it has them from none. */
export function findSite(directory: string): string | undefined {
  const file = join(directory, 'package.json');
  const manifest = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /"@revisoins\/sdk":\s*"(https?:\/\/[^/"]+)\/sdk\//.exec(manifest)?.[1];
}

/** The same. Throws a sentence when it has them from none. */
export function installedFrom(directory: string): string {
  const origin = findSite(directory);
  if (origin !== undefined) return origin;
  throw new Error('Say which site it is for, such as https://revisoins.example.');
}
