import { coverageStats } from '../blueprint/coverage.ts';
import { readBlueprint } from '../blueprint/read-blueprint.ts';
import { calculationStats } from '../calculations/calculation-stats.ts';
import { readCalculations } from '../calculations/read-calculations.ts';
import { listGaps } from '../checks/list-gaps.ts';
import { formatProblem } from '../problem.ts';
import { readReadings } from '../readings/readings-file.ts';
import { listItems } from '../source-file.ts';
import { bankStats } from '../stats.ts';
import { readReference } from '../reference/read-reference.ts';
import { referenceStats } from '../reference/reference-stats.ts';
import { varietyStats } from '../variety.ts';
import type { Command } from './command.ts';
import type { Reading } from '../readings/reading.schema.ts';

/**
 * One line about the first reading of each item, and who read. A share of zero may come from careless readers
 * as well as from good items.
 */
export function readingStats(readings: readonly Reading[]): string {
  const first = new Map<string, Reading>();
  for (const entry of readings) if (!first.has(entry.id)) first.set(entry.id, entry);
  const entries = [...first.values()];
  const disagreed = entries.filter(({ agreed }) => !agreed).length;
  const contested = entries.filter(({ contested: is, agreed }) => agreed && is).length;
  const byPerson = readings.filter(({ readerKind }) => readerKind === 'person').length;
  const share = (count: number) =>
    `${count} (${entries.length === 0 ? 0 : ((100 * count) / entries.length).toFixed(1)} %)`;
  return `First blind readings: ${entries.length}; answered otherwise ${share(disagreed)}, contested ${share(contested)}; ${readings.length - entries.length} read again. By a language model: ${readings.length - byPerson}; by a person: ${byPerson}.`;
}

export const stats: Command = async ({ sources: { files, problems }, directory }) => {
  console.log(bankStats(files));
  console.log(readingStats(await readReadings(directory)));
  console.log(`\n${varietyStats(listItems(files))}`);
  const calculations = await readCalculations(directory);
  if (calculations.templates.length > 0) console.log(`\n${calculationStats(calculations.templates)}`);
  const reference = await readReference(directory);
  if (reference.files.length > 0) console.log(`\n${referenceStats(reference.files)}`);
  const { blueprint, problems: faults } = await readBlueprint(directory);
  if (blueprint) console.log(`\n${coverageStats(listItems(files), blueprint)}`);
  const gaps = listGaps(files, new Date().toISOString().slice(0, 10));
  if (gaps.length > 0) console.log('\nWhat is still missing:');
  for (const gap of gaps) console.log(formatProblem(gap));
  const unreadable = [...problems, ...calculations.problems, ...reference.problems, ...faults];
  for (const problem of unreadable) console.log(formatProblem(problem));
  return unreadable.length > 0 ? 1 : 0;
};
