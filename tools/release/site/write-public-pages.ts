import { join } from 'node:path';
import type { Registry, SiteConfig } from '@revisoins/contracts';
import { crawlerFiles } from '../pages/crawler-files.ts';
import { pageAddress, pageFile, readPrerendered } from '../pages/prerendered.ts';
import { publicPage } from '../pages/public-page.ts';
import type { SitePaths } from './site-paths.ts';
import type { Staged } from './staged-change.ts';

/** The page of every path that is not a public page. */
const APP = 'app.html';

/**
 * Writes the shell's page for screens, its pre-rendered public pages, and, if the site has a public address,
 * robots.txt and sitemap.xml. Returns the landing page, which the caller writes last; without pre-rendered
 * pages it is the page for screens.
 */
export function writePublicPages(
  paths: SitePaths,
  shell: string,
  { publicUrl }: SiteConfig,
  registry: Registry,
  staged: Staged,
): string {
  const prerendered = readPrerendered(staged.read(paths.prerendered));
  staged.writePage(join(paths.shell, APP), shell);
  const files = prerendered && publicUrl !== undefined ? crawlerFiles(prerendered, publicUrl) : {};
  for (const name of ['robots.txt', 'sitemap.xml']) {
    const text = files[name];
    if (text === undefined) staged.remove(join(paths.shell, name));
    else staged.write(join(paths.shell, name), text);
  }
  if (!prerendered) return shell;
  const pages = new Map(
    prerendered.pages.map((page) => [
      pageFile(pageAddress(page.path, page.language)),
      publicPage(shell, page, prerendered, registry, publicUrl),
    ]),
  );
  for (const [file, html] of pages)
    if (file !== 'index.html') staged.writePage(join(paths.shell, file), html);
  return pages.get('index.html') ?? shell;
}
