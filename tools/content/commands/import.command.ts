import { pluralize } from '../pluralize.ts';
import { checkBank } from '../checks/check-bank.ts';
import { checkCues } from '../checks/check-cues.ts';
import { rowsFromCsv } from '../exchange/csv-rows.ts';
import { rowsFromGift } from '../exchange/gift-rows.ts';
import { type Merged, mergeRows } from '../exchange/merge-rows.ts';
import { findFile } from '../find-items.ts';
import { readReadings } from '../readings/readings-file.ts';
import type { NumberedRow } from '../exchange/row.ts';
import type { SourceFile } from '../source-file.ts';
import { writeBankFile } from '../write-bank-file.ts';
import { type Command, required } from './command.ts';
import { readText } from './read-text.ts';

export const importItems: Command = async ({ sources: { files }, directory, args, options }) => {
  const format = required(options.format, '--format csv|gift');
  const text = await readText(required(args[0], 'the file to import'));
  const target = findFile(files, required(options.to, '--to <bank file>'));
  const read = format === 'csv' ? rowsFromCsv(text) : rowsFromGift(text);
  const everGiven = (await readReadings(directory)).map(({ id }) => id);
  const merge = (rows: readonly NumberedRow[]) => mergeRows(rows, target, { bank: files, everGiven });
  const refused = findRefused(read.rows, merge(read.rows));
  const refusedLabels = new Set(refused.map(({ label }) => label));
  const merged = merge(read.rows.filter(({ row }) => !refusedLabels.has(row.id ?? '')));
  for (const { line, label, message } of refused)
    console.log(`line ${line}: ${label} is refused: ${message}`);
  const faults = [
    ...read.faults,
    ...merged.faults,
    ...importProblems(
      merged,
      files.map((file) => (file === target ? merged.file : file)),
    ),
  ];
  if (read.rows.length + read.faults.length === 0)
    faults.push({ line: 1, message: 'the file holds no question' });
  for (const { line, message } of faults.toSorted((one, two) => one.line - two.line))
    console.log(`line ${line}: ${message}`);
  if (faults.length > 0) {
    console.log(`${pluralize(faults.length, 'fault')}: nothing was written.`);
    return 1;
  }
  if (merged.added.length + merged.updated.length + merged.annotated.length > 0)
    await writeBankFile(directory, merged.file);
  const list = (ids: readonly string[]) => (ids.length > 0 ? `${ids.length} (${ids.join(', ')})` : '0');
  console.log(
    `${target.name}: ${list(merged.added)} added, ${list(merged.updated)} new versions, ${list(merged.annotated)} with other metadata, ${merged.unchanged.length} unchanged, ${refusedLabels.size} refused.`,
  );
  return refused.length > 0 ? 1 : 0;
};

/**
 * Added and edited items in which one option stands out, with the word that identifies them in their rows.
 */
function findRefused(rows: readonly NumberedRow[], { file, added, updated, lines }: Merged) {
  const touched = new Set([...added, ...updated]);
  const items = file.bank.items
    .filter(({ id }) => touched.has(id))
    .map((item) => ({ file: file.name, item }));
  return checkCues(items).map(({ id = '', message }) => {
    const line = lines.get(id) ?? 1;
    return { line, label: rows.find((row) => row.line === line)?.row.id ?? id, message };
  });
}

/** Problems that the checks of the bank find in the imported items, by line. */
function importProblems({ added, updated, annotated, lines }: Merged, files: readonly SourceFile[]) {
  const touched = new Set([...added, ...updated, ...annotated]);
  return checkBank(files).flatMap(({ level, id, message }) =>
    level === 'error' && id !== undefined && touched.has(id)
      ? [{ line: lines.get(id) ?? 1, message: `${id}: ${message}` }]
      : [],
  );
}
