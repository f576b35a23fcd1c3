import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDeclarationSchema, type RemoteDeclaration } from '@revisoins/contracts';
import { root } from './paths.ts';

/** Parses a JSON file. Throws with the file's name and the position of the mistake. */
export function parseJsonFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** The declarations of the remotes in this repository, by name. */
export function localRemotes(): RemoteDeclaration[] {
  const apps = join(root, 'apps');
  return readdirSync(apps)
    .map((app) => join(apps, app, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => {
      const parsed = remoteDeclarationSchema.safeParse(parseJsonFile(file, readFileSync(file, 'utf8')));
      if (!parsed.success) {
        const issues = parsed.error.issues
          .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
          .join('; ');
        throw new Error(`${file} is not a valid declaration: ${issues}`);
      }
      return parsed.data;
    });
}
