import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { flushToDisk, writeAtomically } from '@revisoins/workspace/write-atomically';
import { diskSentence } from '../disk-sentence.ts';
import { Refusal } from '../refusal.ts';
import { parseJson } from './parse-json.ts';
import { compressWellNow, type CompressedForms } from './precompress.ts';
import type { SitePaths } from './site-paths.ts';

/** What a change would write, without writing it. `repeat` stages the same elsewhere. */
export function stageInMemory() {
  const files = new Map<string, Buffer>();
  const pages = new Map<string, string>();
  const steps: ((into: Staged) => void)[] = [];
  const staged: Staged = {
    write(file, content) {
      steps.push((into) => into.write(file, content));
      files.set(file, Buffer.from(content));
    },
    writePage(file, text) {
      steps.push((into) => into.writePage(file, text));
      files.set(file, Buffer.from(text));
      pages.set(file, text);
    },
    copy(source, target) {
      steps.push((into) => into.copy(source, target));
      if (statSync(source).isFile()) files.set(target, readFileSync(source));
    },
    remove(path) {
      steps.push((into) => into.remove(path));
      files.delete(path);
    },
    read: (file) => files.get(file)?.toString(),
  };
  const repeat = (into: Staged) => steps.forEach((step) => step(into));
  return { staged, files, pages, repeat };
}

/** What a change of a site will write. None of it is visible before everything is ready. */
export interface Staged {
  /** Replaces a file. */
  write(file: string, content: string | Uint8Array): void;
  /** Replaces a file that has compressed forms, and these. */
  writePage(file: string, text: string): void;
  /** Copies a file or folder there. */
  copy(source: string, target: string): void;
  /** Removes a file or folder, after everything else. */
  remove(path: string): void;
  /** A file's future content; undefined when it will not exist. */
  read(file: string): string | undefined;
}

const planSchema = z.strictObject({
  /** The command line. */
  what: z.string(),
  at: z.iso.datetime(),
  /** From a number in the change's folder to a path below the site's. */
  moves: z.array(z.tuple([z.string(), z.string()])),
  removals: z.array(z.string()),
});
type Plan = z.infer<typeof planSchema>;
export type Interrupted = Pick<Plan, 'what' | 'at'>;

const planFile = ({ change }: SitePaths) => join(change, 'plan.json');

async function move(source: string, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  try {
    await rename(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // This part of the site is on another disk.
    cpSync(source, `${target}.tmp`, { recursive: true });
    await rename(`${target}.tmp`, target);
    rmSync(source, { recursive: true });
  }
}

/** The change that was committed but not finished, if there is one. */
export function interruptedChange(paths: SitePaths): Interrupted | undefined {
  return readPlan(paths);
}

function readPlan(paths: SitePaths): Plan | undefined {
  const file = planFile(paths);
  if (!existsSync(file)) return undefined;
  const parsed = planSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Refusal(
    `${file} is damaged, so the change that it belongs to cannot be finished. Remove the folder ${paths.change}, then run "npm run remote -- repair --site ${paths.folder}".`,
  );
}

const isPage = (path: string) => /\.html(\.(br|gz))?$/.test(path);

/**
 * Which moves come first, so that whatever is served in between is whole: versions, then files, then the
 * pages that name them. The front page is last, after its forms: until then its scripts are the former ones,
 * which the security policy allows beside those of the new template (`liveSite`).
 */
function chooseTurn({ shell, template }: SitePaths, source: string, target: string): number {
  if (statSync(source).isDirectory()) return 0;
  if (!isPage(target) || target === template) return 1;
  const front = join(shell, 'index.html');
  if (target === front) return 4;
  return target.startsWith(`${front}.`) ? 3 : 2;
}

/**
 * Finishes a committed change, and removes one that was not. Files that were already moved stay. Only under
 * the lock.
 */
export async function finishInterrupted(paths: SitePaths): Promise<Interrupted | undefined> {
  const plan = readPlan(paths);
  if (!plan) {
    // These files were never committed.
    rmSync(paths.change, { recursive: true, force: true });
    return undefined;
  }
  const moves = plan.moves
    .map(([name, path]) => ({ source: join(paths.change, name), target: join(paths.folder, path) }))
    .filter(({ source }) => existsSync(source));
  const turns = Object.groupBy(moves, ({ source, target }) => chooseTurn(paths, source, target));
  // Several at a time: the disk takes milliseconds for each file that it frees.
  for (const turn of Object.values(turns))
    await Promise.all((turn ?? []).map(({ source, target }) => move(source, target)));
  for (const path of plan.removals) rmSync(join(paths.folder, path), { recursive: true, force: true });
  rmSync(planFile(paths));
  rmSync(paths.change, { recursive: true, force: true });
  return plan;
}

/**
 * Makes one atomic change of a site out of many files: copies first, then writes the plan, which commits it,
 * then moves. `compress` makes the forms of pages; those for which it makes none lose them. An interruption
 * before the plan leaves the site as it was; a later one is completed by `finishInterrupted`. Only under the
 * lock, and after `finishInterrupted`. Resolves to what `stage` returns.
 */
export async function applyTogether<Result>(
  paths: SitePaths,
  what: string,
  stage: (staged: Staged) => Result,
  now = new Date(),
  compress: (text: string) => CompressedForms | undefined = compressWellNow,
): Promise<Result> {
  const staged = new Map<string, string>();
  const removals: string[] = [];
  const place = (file: string) => {
    // Without a slash at the end.
    const target = resolve(file);
    const name = staged.get(target) ?? String(staged.size);
    // A target that is staged again is moved last.
    staged.delete(target);
    staged.set(target, name);
    return join(paths.change, name);
  };
  const below = (path: string) => relative(paths.folder, path);
  const written = new Set<string>();
  const write = (file: string, content: string | Uint8Array) => {
    const target = place(file);
    writeFileSync(target, content);
    written.add(target);
  };
  let result: Result;
  try {
    mkdirSync(paths.change, { recursive: true });
    result = stage({
      write,
      writePage(file, text) {
        write(file, text);
        const forms = compress(text);
        if (forms) {
          write(`${file}.br`, forms.brotli);
          write(`${file}.gz`, forms.gzip);
        } else for (const form of ['.br', '.gz']) removals.push(`${file}${form}`);
      },
      copy: (source, target) => cpSync(source, place(target), { recursive: true }),
      remove: (path) => void removals.push(path),
      read(file) {
        // The file itself, or a folder above it, may be staged.
        let folder = file;
        while (!staged.has(folder) && folder !== dirname(folder)) folder = dirname(folder);
        const name = staged.get(folder);
        const from = name === undefined ? file : join(paths.change, name, relative(folder, file));
        return existsSync(from) && !removals.includes(file) ? readFileSync(from, 'utf8') : undefined;
      },
    });
    await flushToDisk(written);
    const moves = [...staged].map(([target, name]): [string, string] => [name, below(target)]);
    writeAtomically(
      planFile(paths),
      JSON.stringify({ what, at: now.toISOString(), moves, removals: removals.map(below) } satisfies Plan),
    );
  } catch (error) {
    rmSync(paths.change, { recursive: true, force: true });
    throw diskRefusal(error, 'Nothing was changed: learners get what they got.');
  }
  try {
    await finishInterrupted(paths);
  } catch (error) {
    throw diskRefusal(
      error,
      'The change is decided and not finished: the next command finishes it, or "npm run remote -- repair".',
    );
  }
  return result;
}

/** Explains a disk error, and the state that the site is in. */
function diskRefusal(error: unknown, consequence: string): unknown {
  const sentence = diskSentence(error);
  return sentence === undefined ? error : new Refusal(`${sentence} ${consequence}`);
}
