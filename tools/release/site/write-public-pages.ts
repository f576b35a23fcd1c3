import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, SiteConfig } from '@revisoins/contracts';
import { crawlerFiles } from '../pages/crawler-files.ts';
import type { FormerPages } from '../pages/former-pages.ts';
import { readPrerendered } from '../pages/prerendered.ts';
import { SKELETONS_FILE, readSkeletons } from '../pages/remote-skeletons.ts';
import { APP, sitePages, type VersionSource } from '../pages/site-pages.ts';
import type { SitePaths } from './site-paths.ts';
import type { Staged } from './staged-change.ts';

/** The files of a version that this site has. Skeletons that a page cannot take are left out. */
function versionSource(
  paths: SitePaths,
  staged: Staged,
  remote: string,
  version: string,
): VersionSource | undefined {
  const read = (path: string) => staged.read(join(paths.version(remote, version), path));
  const text = read(SKELETONS_FILE);
  return text === undefined ? undefined : { skeletons: readSkeletons(text, remote).skeletons, read };
}

const withForms = (file: string) => [file, `${file}.br`, `${file}.gz`];

/** The pages in the shell's folder, by their path below it. */
function writtenPages(shell: string): string[] {
  if (!existsSync(shell)) return [];
  return readdirSync(shell, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && name !== 'embed.html' && name !== 'index.html');
}

/**
 * Writes the shell's pre-rendered pages, the page of all other addresses, and, if the site has a public
 * address, robots.txt and sitemap.xml; removes the pages of screens that are gone. Returns the landing page,
 * which the caller writes last (without pre-rendered pages it is the page of all addresses), and the files.
 */
export function writePublicPages(
  paths: SitePaths,
  shell: string,
  { publicUrl }: SiteConfig,
  registry: Registry,
  staged: Staged,
  former: FormerPages | undefined,
): { front: string; files: ReadonlySet<string> } {
  const prerendered = readPrerendered(staged.read(paths.prerendered));
  const crawled = prerendered && publicUrl !== undefined ? crawlerFiles(prerendered, publicUrl) : {};
  for (const name of ['robots.txt', 'sitemap.xml']) {
    const text = crawled[name];
    if (text === undefined) staged.remove(join(paths.shell, name));
    else staged.write(join(paths.shell, name), text);
  }
  const pages = prerendered
    ? sitePages({
        shell: { html: shell, read: (path) => staged.read(join(paths.shell, path)) },
        prerendered,
        registry,
        publicUrl,
        version: (remote, version) => versionSource(paths, staged, remote, version),
        former,
      })
    : new Map([[APP, shell]]);
  for (const file of writtenPages(paths.shell))
    if (!pages.has(file)) withForms(join(paths.shell, file)).forEach(staged.remove);
  for (const [file, html] of pages)
    if (file !== 'index.html') staged.writePage(join(paths.shell, file), html);
  return { front: pages.get('index.html') ?? shell, files: new Set(pages.keys()) };
}
