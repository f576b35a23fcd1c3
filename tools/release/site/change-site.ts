import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registrySchema, type Channels, type Registry, type SiteConfig } from '@revisoins/contracts';
import { remoteHeadersFile, shellHeadersFile, redirectsFile } from '../headers/static-host-files.ts';
import { inlinedRegistry, inlineEmbeddedRemotes, inlineScriptHashes, inlineSite } from '../pages/page.ts';
import { compressQuickly, compressWell, type CompressedForms } from './precompress.ts';
import { splitRegistry } from '../pages/split-registry.ts';
import { securityTxt } from '../pages/security-txt.ts';
import { writePublicPages } from './write-public-pages.ts';
import { Refusal } from '../refusal.ts';
import { noteChange, type Journal } from '../edits/journal.ts';
import { readJournal } from './read-journal.ts';
import { withLock, type LockOptions } from './lock.ts';
import { putArchives } from './put-archives.ts';
import { readRegistry } from './read-registry.ts';
import { readSiteFile, type SiteFile } from './site-file.schema.ts';
import { EMBED_SCRIPTS, type SitePaths } from './site-paths.ts';
import {
  applyTogether,
  finishInterrupted,
  interruptedChange,
  stageInMemory,
  type Interrupted,
  type Staged,
} from './staged-change.ts';

const asText = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

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

/** What the files of a site say. */
export interface SiteState {
  siteFile: SiteFile;
  registry: Registry;
  journal: Journal;
}

/** Writes registry and journal, the headers for static hosts, and the pages that carry the registry. */
export function writeSite(
  paths: SitePaths,
  { siteFile: { config, origins, securityContact }, registry, journal }: SiteState,
  staged: Staged,
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
  const { front, files } = writePublicPages(paths, html, config, checked, staged);
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

/** Whether a live page carries a registry other than this one, and so gives browsers other versions. */
export function arePagesBehind(paths: SitePaths, registry: Registry): boolean {
  const pages = ['app.html', 'index.html', 'embed.html']
    .map((name) => join(paths.shell, name))
    .filter((file) => existsSync(file));
  return pages.some((file) => !readFileSync(file, 'utf8').includes(inlinedRegistry(splitRegistry(registry))));
}

export interface ChangeOptions extends LockOptions {
  /** The command line, to report what was interrupted. */
  what: string;
  now?: Date;
  /** Called when an interrupted change is finished first. */
  say?: (sentence: string) => void;
  /** For commands that are not idempotent: finish what was interrupted, and nothing else. */
  once?: boolean;
  /** Called when browsers get the changed site; what follows only makes its pages smaller. */
  live?: (registry: Registry) => void;
  /** Reads the site under the lock; by default refuses a lost or damaged file. */
  read?: (paths: SitePaths) => SiteState;
}

/** Says that an earlier change was interrupted and has now been finished. */
export const describeFinished = ({ what, at }: Interrupted) =>
  `"${what}" of ${at.slice(0, 16).replace('T', ' ')} (UTC) was interrupted; it is finished now.`;

function readState(paths: SitePaths): SiteState {
  const registry = readRegistry(paths);
  return { siteFile: readSiteFile(paths), registry, journal: readJournal(paths, registry) };
}

/**
 * The compressed forms of the pages that a change will write if nobody changes the site before. None when that cannot be
 * told yet, or the change is refused: it is made again under the lock.
 */
function prepareForms(
  paths: SitePaths,
  change: (before: SiteState, staged: Staged) => Partial<SiteState>,
): Map<string, CompressedForms> {
  const forms = new Map<string, CompressedForms>();
  const { staged, pages } = stageInMemory();
  const onDisk = { ...staged, read: (file: string) => staged.read(file) ?? readIfThere(file)?.toString() };
  try {
    if (interruptedChange(paths)) return forms;
    const before = readState(paths);
    writeSite(paths, { ...before, ...change(before, onDisk) }, onDisk);
    for (const text of pages.values()) forms.set(text, compressQuickly(text));
  } catch {
    // The change under the lock says what is wrong.
  }
  return forms;
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** Compresses pages as well as possible, and replaces their forms unless somebody has replaced the pages. */
async function compressPages(
  paths: SitePaths,
  pages: ReadonlyMap<string, string>,
  what: string,
  options: LockOptions,
): Promise<void> {
  const compressed = await Promise.all(
    [...pages].map(async ([file, text]) => ({ file, text, forms: await compressWell(text) })),
  );
  await withLock(
    paths.lock,
    async () => {
      await finishInterrupted(paths);
      const better = compressed
        .filter(({ file, text }) => readIfThere(file)?.toString() === text)
        .flatMap(({ file, forms: { brotli, gzip } }) => [
          { form: `${file}.br`, content: brotli },
          { form: `${file}.gz`, content: gzip },
        ])
        .filter(({ form, content }) => !readIfThere(form)?.equals(content));
      if (better.length === 0) return;
      await applyTogether(paths, what, (staged) => {
        for (const { form, content } of better) staged.write(form, content);
      });
    },
    options,
  );
}

/**
 * Changes a site: finishes an interrupted change, reads the site again under the lock, so that no concurrent
 * change is lost, and applies everything that the change writes atomically. `change` returns what differs,
 * and may stage files; it must be quick, and is called twice: nothing is compressed under the lock, so its pages are
 * made before, and compressed better once they are live.
 */
export async function changeSite(
  paths: SitePaths,
  change: (before: SiteState, staged: Staged) => Partial<SiteState>,
  { what, now = new Date(), say, once = false, read = readState, live, ...options }: ChangeOptions,
): Promise<Registry> {
  const prepared = read === readState ? prepareForms(paths, change) : new Map<string, CompressedForms>();
  const pages = new Map<string, string>();
  const registry = await withLock(
    paths.lock,
    async () => {
      const finished = await finishInterrupted(paths);
      if (finished) say?.(describeFinished(finished));
      const before = read(paths);
      if (once && finished?.what === what) return before.registry;
      if (once && arePagesBehind(paths, before.registry)) {
        throw new Refusal(
          `The pages of ${paths.folder} carry another registry than registry.json, so what a step back would take back is not known. Run "npm run remote -- repair --site ${paths.folder}" first; then look at "list".`,
        );
      }
      let after = before;
      await applyTogether(
        paths,
        what,
        (staged) => {
          const noting: Staged = {
            ...staged,
            writePage(file, text) {
              pages.set(file, text);
              staged.writePage(file, text);
            },
          };
          const changed = change(before, noting);
          after = { ...before, ...changed };
          if (changed.siteFile) noting.write(paths.siteFile, asText(changed.siteFile));
          const journal = noteChange(after.journal, before.registry, after.registry, now);
          writeSite(paths, { ...after, journal }, noting);
        },
        now,
        (text) => prepared.get(text),
      );
      return after.registry;
    },
    options,
  );
  live?.(registry);
  try {
    if (pages.size > 0) await compressPages(paths, pages, what, options);
  } catch (error) {
    // The change is made all the same.
    if (!(error instanceof Refusal)) throw error;
    say?.(`The pages are in place, and not as small as they could be. ${error.message}`);
  }
  return registry;
}
