import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from '@revisoins/contracts';
import { writeSite } from '../../site/write-site.ts';
import { sitePaths, versionPath, type SitePaths } from '../../site/site-paths.ts';
import { applyTogether } from '../../site/staged-change.ts';
import type { Candidate } from '../candidate.ts';

const VERSION = '0.0.0-candidate';

/**
 * A copy of the live shell with the candidate as its only remote and open access to its screens. Returns its
 * folder.
 */
export async function layOutAlone(
  live: SitePaths,
  { declaration, folder, build }: Pick<Candidate, 'declaration' | 'folder' | 'build'>,
  config: SiteConfig,
  origin: string,
): Promise<string> {
  const { name } = declaration;
  const paths = sitePaths(mkdtempSync(join(tmpdir(), 'revisoins-gate-')));
  for (const part of ['shell', 'template', 'embedTemplate', 'embedScripts', 'prerendered'] as const) {
    // Not the previews, which may be large.
    const filter = (source: string) => source !== live.previews;
    if (existsSync(live[part])) cpSync(live[part], paths[part], { recursive: true, filter });
  }
  cpSync(folder, paths.version(name, VERSION), { recursive: true });
  const { fingerprint: _, ...description } = build;
  const open = {
    ...declaration,
    routes: declaration.routes.map((route) => ({ ...route, access: 'everyone' as const })),
  };
  const registered = { base: `${origin}/${versionPath(name, VERSION)}`, declaration: open, ...description };
  const registry = {
    schema: 1 as const,
    remotes: { [name]: { default: VERSION, traffic: {}, versions: { [VERSION]: registered } } },
  };
  const siteFile = { config, origins: { [name]: origin } };
  await applyTogether(paths, 'check', (staged) => {
    staged.write(paths.siteFile, JSON.stringify(siteFile));
    writeSite(paths, { siteFile, registry, journal: {} }, staged);
  });
  return paths.folder;
}
