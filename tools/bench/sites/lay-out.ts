import type { Registry, SiteConfig } from '@revisoins/contracts';
import { putShell } from '@revisoins/release/site/put-shell';
import { sitePaths } from '@revisoins/release/site/site-paths';
import { writeSite } from '@revisoins/release/site/write-site';
import { applyTogether } from '@revisoins/release/site/staged-change';
import type { Site } from '@revisoins/release/local/assemble';

export interface ShellOptions {
  folder: string;
  /** The folder of the shell's build. */
  build: string;
  config: SiteConfig;
  registry: Registry;
  /** The origin of each remote. */
  origins: Record<string, string>;
}

/** Lays out a shell with its own registry; the remotes' files are elsewhere. */
export async function layOutShell({ folder, build, config, registry, origins }: ShellOptions): Promise<Site> {
  const paths = sitePaths(folder);
  await applyTogether(paths, 'bench', (staged) => {
    putShell(paths, build, staged);
    staged.write(paths.siteFile, JSON.stringify({ config, origins }));
    writeSite(paths, { siteFile: { config, origins }, registry, journal: {} }, staged);
  });
  return { folder, config, registry, origins, notices: [] };
}
