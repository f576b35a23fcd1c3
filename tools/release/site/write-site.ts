import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registrySchema, type Channels, type Registry, type SiteConfig } from '@revisoins/contracts';
import { remoteHeadersFile, shellHeadersFile, redirectsFile } from '../headers/static-host-files.ts';
import { formerPages } from '../pages/former-pages.ts';
import { inlinedVersions, inlineEmbeddedRemotes, inlineScriptHashes, inlineSite } from '../pages/page.ts';
import { splitRegistry } from '../pages/split-registry.ts';
import { securityTxt } from '../pages/security-txt.ts';
import { Refusal } from '../refusal.ts';
import { putArchives } from './put-archives.ts';
import { readTextIfThere } from './read-if-there.ts';
import type { SiteState } from './read-site.ts';
import { EMBED_SCRIPTS, type SitePaths } from './site-paths.ts';
import type { Staged } from './staged-change.ts';
import { writePublicPages } from './write-public-pages.ts';

/** Data as a file that people read, too. */
export const asText = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** What an open page fetches again: which versions browsers get now. */
const toChannels = ({ remotes }: Registry): Channels =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { default: byDefault, traffic, lastKnownGood }]) => [
      name,
      { default: byDefault, traffic, ...(lastKnownGood === undefined ? {} : { lastKnownGood }) },
    ]),
  );

/** Writes the embed scripts, with the remotes that such a page can show. */
function writeEmbedScripts(
  { embedScripts, shell }: SitePaths,
  registry: Registry,
  config: SiteConfig,
  staged: Staged,
): void {
  for (const name of EMBED_SCRIPTS) {
    const script = staged.read(join(embedScripts, name));
    if (script !== undefined)
      staged.writePage(join(shell, 'embed', name), inlineEmbeddedRemotes(script, registry, config));
  }
}

/**
 * Writes registry and journal, the headers for static hosts, and the pages that contain the registry. After
 * a change of nothing but the registry, `before` is the former one: then pages that show the same are taken
 * as they are.
 */
export function writeSite(
  paths: SitePaths,
  { siteFile: { config, origins, securityContact }, registry, journal }: SiteState,
  staged: Staged,
  before?: Registry,
): void {
  const checked = registrySchema.parse(registry);
  const template = staged.read(paths.template);
  if (template === undefined) {
    throw new Refusal(
      `${paths.folder} has no shell yet. Run "npm run remote -- publish shell --site ${paths.folder}" first.`,
    );
  }
  const split = splitRegistry(checked);
  putArchives(paths, split, staged);
  const html = inlineSite(template, config, split);
  staged.write(paths.registry, asText(checked));
  staged.write(paths.journal, asText(journal));
  staged.write(paths.channels, asText(toChannels(checked)));
  const embedTemplate = staged.read(paths.embedTemplate);
  if (embedTemplate !== undefined)
    staged.writePage(join(paths.shell, 'embed.html'), inlineSite(embedTemplate, config, split));
  writeEmbedScripts(paths, checked, config, staged);
  const former = before && formerPages(before, checked, (file) => readTextIfThere(join(paths.shell, file)));
  const { front, files } = writePublicPages(paths, html, config, checked, staged, former);
  const contact = join(paths.shell, '.well-known', 'security.txt');
  if (securityContact === undefined) staged.remove(contact);
  else staged.write(contact, securityTxt(securityContact, config.publicUrl, new Date()));
  const guarded = { config, remotes: Object.values(origins), inlineScriptHashes: inlineScriptHashes(front) };
  staged.write(join(paths.shell, '_headers'), shellHeadersFile(guarded));
  staged.write(join(paths.shell, '_redirects'), redirectsFile(checked, files));
  for (const name of Object.keys(checked.remotes))
    staged.write(join(paths.remote(name), '_headers'), remoteHeadersFile());
  staged.writePage(join(paths.shell, 'index.html'), front);
}

/** Whether a live page contains a registry other than this one, and so gives browsers other versions. */
export function arePagesBehind(paths: SitePaths, registry: Registry): boolean {
  const pages = ['app.html', 'index.html', 'embed.html']
    .map((name) => join(paths.shell, name))
    .filter((file) => existsSync(file));
  return pages.some((file) => !readFileSync(file, 'utf8').includes(inlinedVersions(splitRegistry(registry))));
}
