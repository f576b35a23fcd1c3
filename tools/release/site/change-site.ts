import { setImmediate } from 'node:timers/promises';
import type { Registry } from '@revisoins/contracts';
import { noteChange } from '../edits/journal.ts';
import { Refusal } from '../refusal.ts';
import { passPointOfNoReturn } from '../stop.ts';
import { withLock, type LockOptions } from './lock.ts';
import { compressQuickly, compressWell, type CompressedForms } from './precompress.ts';
import { readIfThere, readTextIfThere } from './read-if-there.ts';
import type { PublishedSite, SiteState } from './read-site.ts';
import type { SitePaths } from './site-paths.ts';
import {
  applyTogether,
  finishInterrupted,
  interruptedChange,
  stageInMemory,
  type Interrupted,
  type Staged,
} from './staged-change.ts';
import { arePagesBehind, asText, writeSite } from './write-site.ts';

/** Where a site is, and what it contains at the moment. */
export type ChangedSite = Pick<PublishedSite, 'paths' | 'state'>;

/** A change of a site: what differs, and what its command reports. */
export interface Change<Report> {
  state: Partial<SiteState>;
  report: Report;
}

/** Decides on a change, and stages its files. Quick: nothing is compressed while others wait for the site. */
export type MakeChange<Report> = (before: SiteState, staged: Staged) => Change<Report>;

export interface Changed<Report> {
  registry: Registry;
  report: Report;
}

export interface ChangeOptions<Report> extends LockOptions {
  /** The command line, to report what was interrupted. */
  what: string;
  now?: Date;
  /** Called when an interrupted change is finished first. */
  say?: (sentence: string) => void;
  /** Whether the change is also made before the lock is taken, to compress its pages; true if omitted. */
  prepare?: boolean;
  /** The change is to the registry alone: pages that show the same afterwards are not made again. */
  ofRegistry?: boolean;
  /** For a command that must be over soon: its pages stay as they are compressed before the lock is taken. */
  compressOnce?: boolean;
  /**
   * For commands that are not idempotent: when the same command was interrupted, it is finished, nothing else
   * is done, and this is the report.
   */
  once?: Report;
  /** Called when browsers get the changed site; what follows only makes its pages smaller. */
  live?: (changed: Changed<Report>) => void;
}

/**
 * Changes a site: finishes an interrupted change, looks under the lock whether the site is still as it was
 * read, so that no concurrent change is lost, and applies everything that the change writes atomically. Its
 * pages are compressed before the lock is taken, quickly unless nothing better follows once they are live.
 */
export async function changeSite<Report>(
  site: ChangedSite,
  make: MakeChange<Report>,
  options: ChangeOptions<Report>,
): Promise<Changed<Report>> {
  const { what, say, prepare = true, live, compressOnce: isOver = false, now = new Date() } = options;
  const given = { ...options, now };
  const prepared = prepare ? prepareChange(site, make, given) : undefined;
  const pages = new Map<string, string>();
  // A request to stop that came meanwhile is heard now.
  if (prepared) await setImmediate();
  const underLock = () => changeUnderLock(site, make, given, { prepared, pages });
  const changed = await withLock(site.paths.lock, underLock, options);
  live?.(changed);
  try {
    if (pages.size > 0 && !isOver) await compressPages(site.paths, pages, what, options);
  } catch (error) {
    // The change is made all the same.
    if (!(error instanceof Refusal)) throw error;
    say?.(`The pages are in place, and not as small as they could be. ${error.message}`);
  }
  return changed;
}

type Given<Report> = ChangeOptions<Report> & { now: Date };

/** A change that was made before the lock was taken, in memory. */
interface PreparedChange<Report> {
  /** The site for which it was made. */
  before: SiteState;
  changed: Changed<Report>;
  /** Stages what it writes. */
  repeat: (into: Staged) => void;
  /** The compressed forms of its pages, by their text. */
  forms: ReadonlyMap<string, CompressedForms>;
}

interface Pages<Report> {
  prepared: PreparedChange<Report> | undefined;
  /** The pages that the change writes, by file; filled here. */
  pages: Map<string, string>;
}

async function changeUnderLock<Report>(
  site: ChangedSite,
  make: MakeChange<Report>,
  options: Given<Report>,
  { prepared, pages }: Pages<Report>,
): Promise<Changed<Report>> {
  const { paths } = site;
  const { what, now, say, once, ofRegistry = false } = options;
  const finished = await finishInterrupted(paths);
  if (finished) say?.(describeFinished(finished));
  const before = site.state();
  if (once !== undefined && finished?.what === what) return { registry: before.registry, report: once };
  if (once !== undefined && arePagesBehind(paths, before.registry)) {
    throw new Refusal(
      `The pages of ${paths.folder} contain another registry than registry.json, so what a step back would take back is not known. Run "npm run remote -- repair --site ${paths.folder}" first; then look at "list".`,
    );
  }
  const stage = (staged: Staged): Changed<Report> => {
    const noting: Staged = {
      ...staged,
      writePage(file, text) {
        pages.set(file, text);
        staged.writePage(file, text);
      },
    };
    if (!ofRegistry || !prepared || !isSame(prepared.before, before))
      return stageChange(paths, before, make, options, noting);
    prepared.repeat(noting);
    return prepared.changed;
  };
  const decide = (staged: Staged) => {
    const changed = stage(staged);
    passPointOfNoReturn();
    return changed;
  };
  return applyTogether(paths, what, decide, now, (text) => prepared?.forms.get(text));
}

/** Whether nobody has replaced a file of a site: what is read again is another object. */
const isSame = (one: SiteState, other: SiteState) =>
  one.registry === other.registry && one.journal === other.journal && one.siteFile === other.siteFile;

/** Decides on a change, and stages everything that it writes. */
function stageChange<Report>(
  paths: SitePaths,
  before: SiteState,
  make: MakeChange<Report>,
  { now, ofRegistry = false }: Given<Report>,
  staged: Staged,
): Changed<Report> {
  const { state, report } = make(before, staged);
  const after = { ...before, ...state };
  if (state.siteFile) staged.write(paths.siteFile, asText(state.siteFile));
  const journal = noteChange(after.journal, before.registry, after.registry, now);
  writeSite(paths, { ...after, journal }, staged, ofRegistry ? before.registry : undefined);
  return { registry: after.registry, report };
}

/**
 * Makes a change in memory, with the compressed forms of its pages. Returns undefined when an interrupted
 * change must be finished first, or when the change is refused: it is then made under the lock.
 */
function prepareChange<Report>(
  { paths, state }: ChangedSite,
  make: MakeChange<Report>,
  options: Given<Report>,
): PreparedChange<Report> | undefined {
  const { staged, pages, repeat } = stageInMemory();
  const onDisk = { ...staged, read: (file: string) => staged.read(file) ?? readTextIfThere(file) };
  const compress = compressQuickly;
  try {
    if (interruptedChange(paths)) return undefined;
    const before = state();
    const changed = stageChange(paths, before, make, options, onDisk);
    const forms = new Map([...pages.values()].map((text) => [text, compress(text)]));
    return { before, changed, repeat, forms };
  } catch {
    // The change under the lock reports the problem.
    return undefined;
  }
}

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
  const replaceForms = async () => {
    await finishInterrupted(paths);
    const better = compressed
      .filter(({ file, text }) => readTextIfThere(file) === text)
      .flatMap(({ file, forms: { brotli, gzip } }) => [
        { form: `${file}.br`, content: brotli },
        { form: `${file}.gz`, content: gzip },
      ])
      .filter(({ form, content }) => !readIfThere(form)?.equals(content));
    if (better.length === 0) return;
    await applyTogether(paths, what, (staged) => {
      for (const { form, content } of better) staged.write(form, content);
    });
  };
  await withLock(paths.lock, replaceForms, options);
}

/** Reports that an earlier change was interrupted and has now been finished. */
export const describeFinished = ({ what, at }: Interrupted) =>
  `"${what}" of ${at.slice(0, 16).replace('T', ' ')} (UTC) was interrupted; it is finished now.`;
