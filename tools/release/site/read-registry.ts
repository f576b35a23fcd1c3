import { existsSync, readFileSync, renameSync } from 'node:fs';
import { registrySchema, type Registry } from '@revisoins/contracts';
import { Refusal } from '../refusal.ts';
import { parseJson } from './site-file.schema.ts';
import type { SitePaths } from './site-paths.ts';

export const emptyRegistry: Registry = { schema: 1, remotes: {} };

/** The registry of a site; empty before the first publication. Refuses a broken one rather than losing what it lists. */
export function readRegistry({ registry }: SitePaths): Registry {
  if (!existsSync(registry)) return emptyRegistry;
  const parsed = registrySchema.safeParse(parseJson(readFileSync(registry, 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Refusal(
    `${registry} is not a valid registry (${issue?.path.join('.') || 'the file'}: ${issue?.message}). Bring back the last good copy of it; the shell's page still has one inlined.`,
  );
}

/** The same for the local site, which can always be made anew: a registry of another format is set aside. */
export function readOrSetAsideRegistry(paths: SitePaths): Registry {
  try {
    return readRegistry(paths);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    renameSync(paths.registry, `${paths.registry}.${Date.now()}.invalid`);
    return emptyRegistry;
  }
}
