import { writeFile } from 'node:fs/promises';
import { bankFileTitle } from '@revisoins/assessment/bank';
import { csvFromRows } from '../exchange/csv-rows.ts';
import { giftFromRows } from '../exchange/gift-rows.ts';
import { escapeGift } from '../exchange/gift-text.ts';
import { toRow } from '../exchange/row.ts';
import { findFile } from '../find-items.ts';
import { type SourceFile, listItems } from '../source-file.ts';
import { languages } from '../wording-texts.ts';
import type { Options } from '../options.ts';
import { type Command, type ExitCode, required } from './command.ts';

export const exportItems: Command = async ({ sources, args, options }): Promise<ExitCode> => {
  const format = required(options.format, '--format csv|gift');
  const files = args.length > 0 ? args.map((name) => findFile(sources.files, name)) : sources.files;
  const text =
    format === 'csv'
      ? csvFromRows(files.flatMap((file) => exportedRows(file, options)))
      : gift(files, options);
  if (options.out === undefined) process.stdout.write(text);
  else {
    await writeFile(options.out, text);
    console.log(`${listItems(files).length} items written to ${options.out}`);
  }
  return 0;
};

function exportedRows(file: SourceFile, { lang }: Options) {
  const chosenLanguages = lang === undefined ? languages : [lang];
  return file.bank.items.flatMap((item) => chosenLanguages.map((language) => toRow(item, language)));
}

/** One category for each file, so that a Moodle bank has the same structure. */
function gift(files: readonly SourceFile[], options: Options): string {
  return files
    .map(
      (file) =>
        `$CATEGORY: ${escapeGift(bankFileTitle(file.bank) ?? file.name)}\n\n${giftFromRows(exportedRows(file, options))}`,
    )
    .join('\n');
}
