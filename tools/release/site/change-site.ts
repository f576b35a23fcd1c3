import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registrySchema, type Registry } from '@revisoins/contracts';
import { remoteHeadersFile, shellHeadersFile } from '../../serve/headers-file.ts';
import { redirectsFile } from '../../serve/redirects-file.ts';
import { inlineScriptHashes, inlineSite } from '../../site/page.ts';
import { writePrecompressed } from '../../site/precompress.ts';
import { writePublicPages } from './write-public-pages.ts';
import { Refusal } from '../refusal.ts';
import { noteChange, readJournal, type Journal } from './journal.ts';
import { withLock, type LockOptions } from './lock.ts';
import { readRegistry } from './read-registry.ts';
import { readSiteFile, type SiteFile } from './site-file.schema.ts';
import type { SitePaths } from './site-paths.ts';
import { writeAtomically } from '../../site/write-atomically.ts';

const asText = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** Writes a registry, the headers for static hosts, and then the pages that carry the registry. Only under the lock. Returns the shell's front page. */
export function writeSite(paths: SitePaths, { config, origins }: SiteFile, registry: Registry, journal: Journal): string {
  const checked = registrySchema.parse(registry);
  if (!existsSync(paths.template)) {
    throw new Refusal(`${paths.folder} has no shell yet. Run "npm run remote -- publish shell --site ${paths.folder}" first.`);
  }
  const html = inlineSite(readFileSync(paths.template, 'utf8'), config, checked);
  writeAtomically(paths.registry, asText(checked));
  writeAtomically(paths.journal, asText(journal));
  if (existsSync(paths.embedTemplate)) {
    writePrecompressed(join(paths.shell, 'embed.html'), inlineSite(readFileSync(paths.embedTemplate, 'utf8'), config, checked));
  }
  const front = writePublicPages(paths, html, config, checked);
  const guarded = { config, remotes: Object.values(origins), inlineScriptHashes: inlineScriptHashes(front) };
  writeAtomically(join(paths.shell, '_headers'), shellHeadersFile(guarded));
  writeAtomically(join(paths.shell, '_redirects'), redirectsFile(checked));
  for (const name of Object.keys(checked.remotes)) writeAtomically(join(paths.remote(name), '_headers'), remoteHeadersFile());
  writePrecompressed(join(paths.shell, 'index.html'), front);
  return front;
}

export interface SiteChange {
  registry: Registry;
  journal?: Journal;
}

/**
 * Changes the registry of a site: reads it afresh under the lock, so that no change of another is lost, and writes
 * files, registry and page in this order. `change` may put files; it must be quick.
 */
export function changeSite(
  paths: SitePaths,
  change: (registry: Registry, journal: Journal, siteFile: SiteFile) => SiteChange,
  { now = new Date(), ...options }: LockOptions & { now?: Date } = {},
): Promise<Registry> {
  const siteFile = readSiteFile(paths);
  return withLock(
    paths.lock,
    () => {
      const before = readRegistry(paths);
      const known = readJournal(paths);
      const { registry, journal = known } = change(before, known, siteFile);
      writeSite(paths, siteFile, registry, noteChange(journal, before, registry, now));
      return registry;
    },
    options,
  );
}
