import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { migrateRemote, type RemoteTexts } from './migrate-remote.ts';
import type { Migration, Note } from './migration.ts';

export interface MigrateOptions {
  migrations: readonly Migration[];
  /** Print what would change, and change nothing. */
  dryRun: boolean;
  /** Migrate even if not everything is committed. */
  force: boolean;
  print(text: string): void;
}

const skipped = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)/;
const SOURCE = /\.[cm]?[jt]sx?$/;
/** Sources in other languages, which are not parsed. */
const FOREIGN = /\.(vue|svelte|astro|mdx)$/;

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !skipped.test(file))
    .sort();
}

/** Why a folder should not be changed now; undefined when everything in it is committed. */
function uncommitted(folder: string): string | undefined {
  try {
    const said = execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said === '' ? undefined : 'Not everything in this folder is committed';
  } catch {
    return 'This folder is in no git repository';
  }
}

const asLines = (notes: readonly Note[]) =>
  notes.map(({ file, line, sentence }) => `  ${file}:${line}  ${sentence}\n`).join('');

/** Brings the remote in a folder to the newest contract, and says what a person has to do. */
export function migrate(folder: string, { migrations, dryRun, force, print }: MigrateOptions): void {
  if (!existsSync(join(folder, 'remote.json')))
    throw new Error(`${folder} has no remote.json, so it is not the folder of a remote.`);
  const files = list(folder);
  const texts: RemoteTexts = Object.fromEntries(
    files
      .filter((file) => file === 'remote.json' || SOURCE.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  const { from, to, files: changed, ...notes } = migrateRemote(texts, migrations);
  const count = Object.keys(changed).length;
  const reason = count === 0 || dryRun || force ? undefined : uncommitted(folder);
  if (reason !== undefined)
    throw new Error(
      `${reason}, so that a migration could not be taken back. Commit first; look with --dry-run, or say --force.`,
    );
  const byHand = [
    ...notes.byHand,
    ...files
      .filter((file) => FOREIGN.test(file) && from !== to)
      .filter((file) => readFileSync(join(folder, file), 'utf8').includes('@revisoins/'))
      .map((file) => ({
        file,
        line: 1,
        sentence: 'is not read here; look at what it takes from @revisoins.',
      })),
  ];
  for (const [file, text] of Object.entries(changed)) {
    if (dryRun)
      print(
        createTwoFilesPatch(`a/${file}`, `b/${file}`, texts[file] ?? '', text, '', '', {
          headerOptions: FILE_HEADERS_ONLY,
        }),
      );
    else writeFileSync(join(folder, file), text);
  }
  if (count === 0)
    print(
      `Nothing to change: this remote is written for contract ${to}, the newest that these packages know.\n`,
    );
  else {
    print(
      `${dryRun ? 'Would change' : 'Changed'} ${count} ${count === 1 ? 'file' : 'files'}, from contract ${from} to ${to}:\n`,
    );
    print(asLines(notes.changed));
  }
  if (byHand.length > 0) print(`To do by hand:\n${asLines(byHand)}`);
}
