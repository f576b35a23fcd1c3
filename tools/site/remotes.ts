import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDeclarationSchema, type RemoteDeclaration } from '@revisoins/contracts';
import { root } from './paths.ts';

/** The declarations of the apps of this repository that are remotes, by name. */
export function localRemotes(): RemoteDeclaration[] {
  const apps = join(root, 'apps');
  return readdirSync(apps)
    .map((app) => join(apps, app, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => {
      const parsed = remoteDeclarationSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (!parsed.success) {
        const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
        throw new Error(`${file} is not a valid declaration: ${issues}`);
      }
      return parsed.data;
    });
}
