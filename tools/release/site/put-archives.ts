import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { archiveFile, type SplitRegistry } from '../pages/split-registry.ts';
import type { SitePaths } from './site-paths.ts';
import type { Staged } from './staged-change.ts';

/** Former archives of each remote that are kept for pages that were opened before. */
const MOST_FORMER = 4;

/** Writes the versions that pages do not contain. A file with a given name never changes. */
export function putArchives(
  { shell }: SitePaths,
  { files }: Pick<SplitRegistry, 'files'>,
  staged: Staged,
): void {
  const assets = join(shell, 'assets');
  const found = existsSync(assets)
    ? readdirSync(assets).filter((name) => archiveFile(`assets/${name}`) && name.endsWith('.json'))
    : [];
  for (const [path, text] of files)
    if (!existsSync(join(shell, path))) staged.writePage(join(shell, path), text);
  const former = found
    .filter((name) => !files.has(`/assets/${name}`))
    .map((name) => ({ name, at: statSync(join(assets, name)).mtimeMs }));
  for (const archives of Map.groupBy(former, ({ name }) => archiveFile(`assets/${name}`)).values()) {
    const old = archives.sort((a, b) => b.at - a.at).slice(MOST_FORMER);
    for (const { name } of old)
      for (const form of ['', '.br', '.gz']) staged.remove(join(assets, `${name}${form}`));
  }
}
