import { readPrerendered } from '../../pages/prerendered.ts';
import { readTextIfThere } from '../../site/read-if-there.ts';
import type { SitePaths } from '../../site/site-paths.ts';

/** The paths of the live shell's own pages. Its other addresses are reserved (`reservedProblems`). */
export function shellPaths({ prerendered }: Pick<SitePaths, 'prerendered'>): string[] {
  const pages = readPrerendered(readTextIfThere(prerendered))?.pages ?? [];
  return [...new Set(pages.map(({ path }) => path))];
}
