import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePaths } from './site-paths.ts';

export interface PublishedFolder {
  remote: string;
  version: string;
  folder: string;
}

const foldersIn = (parent: string) =>
  existsSync(parent)
    ? readdirSync(parent, { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : []))
        .sort()
    : [];

/** The versions whose files a site has, whether or not its registry lists them. */
export function publishedFolders(paths: SitePaths): PublishedFolder[] {
  return foldersIn(paths.folder).flatMap((remote) =>
    foldersIn(join(paths.remote(remote), 'remotes', remote)).map((version) => ({
      remote,
      version,
      folder: paths.version(remote, version),
    })),
  );
}
