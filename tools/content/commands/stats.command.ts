import { listGaps } from '../checks/list-gaps.ts';
import { formatProblem } from '../problem.ts';
import { readingStats } from '../readings/reading-stats.ts';
import { readReadings } from '../readings/readings-file.ts';
import { bankStats } from '../stats.ts';
import type { Command } from './command.ts';

export const stats: Command = async ({ sources: { files, problems }, directory }) => {
  console.log(bankStats(files));
  console.log(readingStats(await readReadings(directory)));
  const gaps = listGaps(files, new Date().toISOString().slice(0, 10));
  if (gaps.length > 0) console.log('\nWhat is still missing:');
  for (const gap of gaps) console.log(formatProblem(gap));
  for (const problem of problems) console.log(formatProblem(problem));
  return problems.length > 0 ? 1 : 0;
};
