import { changeDeclaration, readContract, readExposed } from './change-declaration.ts';
import { changeMembers, importedFiles } from './change-members.ts';
import { changeNames } from './change-names.ts';
import type { Migration, Notes } from './migration.ts';
import { parseModule, type SourceModule } from './source-module.ts';

/** The texts of a remote's files, by their paths in its folder. */
export type RemoteTexts = Readonly<Record<string, string>>;

export interface Migrated extends Notes {
  /** The contract that it was written for, and the one that it is written for now. */
  from: number;
  to: number;
  /** The files that changed, with their new text. */
  files: RemoteTexts;
}

const FIRST_CONTRACT = 1;
const DECLARATION = 'remote.json';
const SOURCE = /\.[cm]?[jt]sx?$/;

function changeSources(texts: RemoteTexts, { names, members }: Migration, notes: Notes): RemoteTexts {
  const parsed = new Map<string, SourceModule>();
  const read = (file: string): SourceModule | undefined => {
    const text = SOURCE.test(file) ? texts[file] : undefined;
    if (text === undefined) return undefined;
    const module = parsed.get(file) ?? parseModule(file, text);
    parsed.set(file, module);
    return module;
  };
  const findFrom = (file: string, specifier: string) =>
    importedFiles(file, specifier)
      .map(read)
      .find((one) => one !== undefined);
  for (const id of readExposed(texts[DECLARATION] ?? '')) {
    const [, list = '', version] = id.split('/');
    const module = findFrom(DECLARATION, `./src/${list}.${version}`);
    for (const member of members)
      if (module && member.list === list)
        changeMembers(module, member, ({ file }, specifier) => findFrom(file, specifier), notes);
  }
  for (const [file, text] of Object.entries(texts)) {
    // Most sources take nothing that changed: they are not parsed.
    const module = names.some((one) => text.includes(one.module)) ? read(file) : undefined;
    if (module) changeNames(module, names, notes);
  }
  return Object.fromEntries([...parsed].map(([file, { edits }]) => [file, edits.toString()]));
}

/**
 * Brings the files of a remote from their contract to the newest of the migrations. Applied again, it changes
 * nothing: the last migration looks at a remote that has its contract already, too, because some of its files
 * may not. Throws a sentence when a file cannot be read. Pure.
 */
export function migrateRemote(texts: RemoteTexts, migrations: readonly Migration[]): Migrated {
  const notes: Notes = { changed: [], byHand: [] };
  const from = readContract(texts[DECLARATION] ?? '');
  const to = migrations.at(-1)?.to ?? FIRST_CONTRACT;
  if (from > to)
    throw new Error(
      `This remote is written for contract ${from}, and these packages know ${to}. Install newer ones.`,
    );
  let now = texts;
  for (const migration of migrations.filter((one) => one.to > from || one.to === to)) {
    const declaration = now[DECLARATION] ?? '';
    now = {
      ...now,
      ...changeSources(now, migration, notes),
      [DECLARATION]: changeDeclaration(declaration, migration, notes),
    };
  }
  const files = Object.fromEntries(Object.entries(now).filter(([file, text]) => text !== texts[file]));
  const inOrder = (one: { file: string; line: number }, other: typeof one) =>
    one.file.localeCompare(other.file) || one.line - other.line;
  return { from, to, files, changed: notes.changed.sort(inOrder), byHand: notes.byHand.sort(inOrder) };
}
