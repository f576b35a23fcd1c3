import { formatProblem } from '../problem.ts';
import { bankStats } from '../stats.ts';
import type { Command } from './command.ts';

export const stats: Command = ({ sources: { files, problems } }) => {
  console.log(bankStats(files));
  for (const problem of problems) console.log(formatProblem(problem));
  return problems.length > 0 ? 1 : 0;
};
