import { checkBank } from '../checks/check-bank.ts';
import { runCueGate } from '../checks/check-cues.ts';
import { formatProblem } from '../problem.ts';
import { checkReadings } from '../readings/check-readings.ts';
import { readReadings } from '../readings/readings-file.ts';
import { listItems } from '../source-file.ts';
import type { Command } from './command.ts';

export const check: Command = async ({ sources: { files, problems: unreadable }, directory }) => {
  const items = listItems(files);
  const unread = checkReadings(items, await readReadings(directory));
  const gate = runCueGate(items);
  const problems = [...unreadable, ...checkBank(files), ...gate.problems, ...unread];
  for (const problem of problems) console.log(formatProblem(problem));
  if (gate.note !== null) console.log(gate.note);
  const errors = problems.filter(({ level }) => level === 'error').length;
  console.log(
    `${items.length} items in ${files.length} files: ${errors} errors, ${problems.length - errors} warnings.`,
  );
  return errors > 0 ? 1 : 0;
};
