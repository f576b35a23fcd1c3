import type { Registry, SiteConfig } from '@revisoins/contracts';
import { noteChange } from '../edits/journal.ts';
import { putShell } from '../site/put-shell.ts';
import { readOrSetAside } from '../site/read-or-set-aside.ts';
import { sitePaths } from '../site/site-paths.ts';
import { applyTogether, finishInterrupted } from '../site/staged-change.ts';
import { withLock } from '../site/lock.ts';
import { writeSite } from '../site/change-site.ts';
import { builtFolder } from '@revisoins/workspace/built-folder';
import { inlineScriptHashes } from '../pages/page.ts';
import { publishLocal } from './publish-local.ts';
import { localRemotes } from '@revisoins/workspace/remotes';

export interface SiteOptions {
  /** Where the site is. What was published there before stays. */
  folder: string;
  config: SiteConfig;
  /** Origin that serves a remote's files. */
  originOf(remote: string): string;
  /** Builds of the shell to take: the production build, or the one for development. */
  shellBuild?: 'production' | 'development';
  /** Remotes that a development server serves from its root, not from this site. */
  developed?: readonly string[];
}

export interface Site {
  folder: string;
  config: SiteConfig;
  registry: Registry;
  /** For the content security policy of the shell's pages. */
  inlineScriptHashes: string[];
  /** Sentences about remotes of which everybody gets another version than the one built here. */
  notices: string[];
}

/**
 * Lays out what the static servers serve: the shell with the registry in its page, and each remote under
 * /remotes/<name>/<version>/. A remote's build that was never published here becomes its default; versions that were
 * published earlier stay, and so does what each of them gets.
 */
export async function assembleSite({
  folder,
  config,
  originOf,
  shellBuild = 'production',
  developed = [],
}: SiteOptions): Promise<Site> {
  const paths = sitePaths(folder);
  return withLock(paths.lock, () => {
    finishInterrupted(paths);
    const before = readOrSetAside(paths);
    const declarations = localRemotes();
    let site: Site = { folder, config, registry: before.registry, inlineScriptHashes: [], notices: [] };
    applyTogether(paths, 'npm start', (staged) => {
      const { registry, journal, notices } = publishLocal({
        paths,
        declarations,
        ...before,
        originOf,
        developed,
        buildOf: builtFolder,
        staged,
      });
      putShell(paths, builtFolder('shell', shellBuild), staged);
      const siteFile = {
        config,
        origins: Object.fromEntries(declarations.map(({ name }) => [name, originOf(name)])),
      };
      staged.write(paths.siteFile, `${JSON.stringify(siteFile, null, 2)}\n`);
      const html = writeSite(
        paths,
        siteFile,
        { registry, journal: noteChange(journal, before.registry, registry, new Date()) },
        staged,
      );
      site = { folder, config, registry, inlineScriptHashes: inlineScriptHashes(html), notices };
    });
    return site;
  });
}
