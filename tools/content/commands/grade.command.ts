import * as z from 'zod';
import { gradeSheet } from '../readings/grade-sheet.ts';
import { type Reading, readerKinds, sheetAnswers, sheetKey } from '../readings/reading.schema.ts';
import { appendReadings, readReadings } from '../readings/readings-file.ts';
import { listItems } from '../source-file.ts';
import { type Command, FileError, required } from './command.ts';
import { readText } from './read-text.ts';

/** Compares answers with their sheet's key, adds them to the record and prints the results by file. */
export const grade: Command = async ({ sources, directory, args, options }) => {
  const key = await readJson(sheetKey, required(args[0], 'the key of the sheet'));
  const answers = await readJson(sheetAnswers, required(args[1], 'the file with the answers'));
  const reader = required(options.reader, '--reader <name>');
  const readerKind = required(options.readerKind, `--reader-kind <${readerKinds.join('|')}>`);
  const date = options.date ?? new Date().toISOString().slice(0, 10);
  const { readings, unanswered, faults } = gradeSheet(key, answers, {
    reader,
    readerKind,
    date,
    earlier: await readReadings(directory),
  });
  for (const fault of faults) console.log(`ERROR   ${fault}`);
  if (faults.length > 0) return 1;
  await appendReadings(directory, readings);

  for (const { id, agreed, contested } of readings) {
    if (!agreed || contested)
      console.log(`${id}: ${agreed ? 'contested' : 'disagreed'} ${answers[id]?.note ?? ''}`.trim());
  }
  const itemFiles = new Map(listItems(sources.files).map(({ file, item }) => [item.id, file]));
  const byFile = Map.groupBy(readings, ({ id }) => itemFiles.get(id) ?? '(no longer in the bank)');
  for (const [file, entries] of byFile) console.log(`${file}: ${summary(entries)}`);
  console.log(`all: ${summary(readings)}`);
  if (unanswered.length > 0) console.log(`Not answered, so still unread: ${unanswered.join(', ')}`);
  return 0;
};

function summary(entries: readonly Reading[]): string {
  const disagreed = entries.filter(({ agreed }) => !agreed).length;
  const contested = entries.filter(({ agreed, contested: is }) => agreed && is).length;
  return `${entries.length} read, ${disagreed} disagreed, ${contested} agreed but contested`;
}

async function readJson<T>(schema: z.ZodType<T>, file: string): Promise<T> {
  const text = await readText(file);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new FileError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new FileError(`${file} does not have the required form:\n${z.prettifyError(parsed.error)}`);
}
