import { writeFile } from 'node:fs/promises';
import { UsageError } from '@revisoins/workspace/cli';
import { findFile, findItem } from '../find-items.ts';
import { checkReadings } from '../readings/check-readings.ts';
import { makeSheet } from '../readings/make-sheet.ts';
import { readReadings } from '../readings/readings-file.ts';
import { type SourceItem, listItems } from '../source-file.ts';
import { type Command, type ExitCode, type CommandInput, required } from './command.ts';

/** Writes a sheet without keys and, beside it, the key file, which only its owner may read. */
export const sheet: Command = async (input): Promise<ExitCode> => {
  const { options } = input;
  const out = required(options.out, '--out <file>');
  const keyFile = options.keyFile ?? `${out}.key.json`;
  const items = await chosenItems(input);
  if (items.length === 0) throw new UsageError('no item was chosen: the sheet would be empty');
  const seed = options.seed ?? Date.now() % 2 ** 31;
  const { sheet: text, key } = makeSheet(items, options.lang ?? 'fr', seed);
  // Never overwrites an earlier key: answers for it may still come in.
  await writeFile(keyFile, `${JSON.stringify(key, null, 1)}\n`, { mode: 0o600, flag: 'wx' });
  await writeFile(out, text);
  console.log(`${items.length} questions: ${out}\nKey, not for the reader: ${keyFile}`);
  return 0;
};

async function chosenItems({ sources: { files }, directory, options }: CommandInput): Promise<SourceItem[]> {
  if (options.ids) return options.ids.map((id) => findItem(files, id));
  const items = listItems(options.files ? options.files.map((name) => findFile(files, name)) : files);
  if (!options.unread) return items;
  const unread = new Set(checkReadings(items, await readReadings(directory)).map(({ id }) => id));
  return items.filter(({ item }) => unread.has(item.id));
}
