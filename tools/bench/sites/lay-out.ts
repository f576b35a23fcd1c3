import type { Registry, SiteConfig } from '@revisoins/contracts';
import { putShell } from '../../release/site/put-shell.ts';
import { sitePaths } from '../../release/site/site-paths.ts';
import { writeSite } from '../../release/site/change-site.ts';
import { applyTogether } from '../../release/site/staged-change.ts';
import type { Site } from '../../site/assemble.ts';
import { inlineScriptHashes } from '../../site/page.ts';

export interface ShellOptions {
  folder: string;
  /** The folder of the shell's build. */
  build: string;
  config: SiteConfig;
  registry: Registry;
  /** The origin of each remote. */
  origins: Record<string, string>;
}

/** Lays out a shell with a registry of its own; the remotes' files are elsewhere. */
export function layOutShell({ folder, build, config, registry, origins }: ShellOptions): Site {
  const paths = sitePaths(folder);
  let html = '';
  applyTogether(paths, 'bench', (staged) => {
    putShell(paths, build, staged);
    staged.write(paths.siteFile, JSON.stringify({ config, origins }));
    html = writeSite(paths, { config, origins }, { registry, journal: {} }, staged);
  });
  return { folder, config, registry, inlineScriptHashes: inlineScriptHashes(html), notices: [] };
}
