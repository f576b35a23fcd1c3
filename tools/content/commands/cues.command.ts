import { measureBank, judgeBank, describeItem } from '../cues/judge-bank.ts';
import {
  countCues,
  summarizeFiles,
  formatFigures,
  formatCounts,
  formatItem,
  formatSummaries,
  findWorst,
} from '../cues/cue-report.ts';
import { findFile, findItem } from '../find-items.ts';
import { formatProblem } from '../problem.ts';
import { type SourceItem, listItems } from '../source-file.ts';
import type { Command } from './command.ts';

/**
 * How far options reveal their key. Without a file: the figures of the bank and the worst items; with files
 * or ids: each of these items with its cues, for rewriting.
 */
export const cues: Command = ({ sources: { files, problems }, args, options }) => {
  const names = [...args, ...(options.files ?? [])];
  const chosen = new Set(names.map((name) => findFile(files, name).name));
  const ids = new Set(options.ids?.map((id) => findItem(files, id).item.id));
  const folder = options.bank === undefined ? '' : { quiz: 'skills/', exam: 'exam/' }[options.bank];
  const isSelected = ({ file, item }: SourceItem) =>
    file.startsWith(folder) &&
    (chosen.size === 0 || chosen.has(file)) &&
    (ids.size === 0 || ids.has(item.id));

  // Models are always trained on the whole bank, whatever is shown.
  const bank = judgeBank(listItems(files), options.lang === undefined ? undefined : [options.lang]);
  const items = [...bank.entries.keys()]
    .filter((place) => isSelected(bank.entries[place] as SourceItem))
    .flatMap((place) => describeItem(bank, place));
  const report = (data: object, ...texts: readonly string[]) =>
    console.log(options.json ? JSON.stringify(data, null, 2) : texts.join('\n'));

  if (options.summary) {
    const summaries = summarizeFiles(items);
    report({ files: summaries }, formatSummaries(summaries));
  } else if (chosen.size + ids.size > 0) {
    const summaries = summarizeFiles(items);
    const shown = ids.size > 0 ? items : items.filter((item) => item.cues.length > 0);
    report({ items, files: summaries }, ...shown.map(formatItem), formatSummaries(summaries));
  } else {
    const inBank = { quiz: 'quizzes', exam: 'exam' } as const;
    const figures = measureBank(bank).filter(
      ({ part }) => options.bank === undefined || part === inBank[options.bank],
    );
    const counts = countCues(items);
    const worst = findWorst(items);
    report(
      { figures, cues: counts, worst },
      formatFigures(figures),
      formatCounts(counts),
      'Worst items:\n',
      ...worst.map(formatItem),
    );
  }
  for (const problem of problems) console.error(formatProblem(problem));
  return problems.length > 0 ? 1 : 0;
};
