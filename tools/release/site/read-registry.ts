import { existsSync, readFileSync } from 'node:fs';
import { registrySchema, type Registry } from '@revisoins/contracts';
import { Refusal } from '../refusal.ts';
import { publishedFolders } from './published-folders.ts';
import { parseJson } from './parse-json.ts';
import type { SitePaths } from './site-paths.ts';

export const emptyRegistry: Registry = { schema: 1, remotes: {} };

/**
 * The registry of a site; empty before the first publication. Refuses a broken one, and a missing one if
 * there are published files, rather than losing it.
 */
export function readRegistry(paths: SitePaths): Registry {
  const { registry, folder } = paths;
  const offer = `Restore the last good copy of it, or let "npm run remote -- repair --site ${folder}" write one from the shell's pages and the folders of the versions.`;
  if (!existsSync(registry)) {
    if (!existsSync(paths.template) && publishedFolders(paths).length === 0) return emptyRegistry;
    throw new Refusal(
      `${registry} is missing, and this site was published: without it a publication would take every other remote off the site. ${offer}`,
    );
  }
  const parsed = registrySchema.safeParse(parseJson(readFileSync(registry, 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Refusal(
    `${registry} is not a valid registry (${issue?.path.join('.') || 'the file'}: ${issue?.message}). ${offer}`,
  );
}
