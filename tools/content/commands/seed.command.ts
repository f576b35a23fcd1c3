import { formatProblem } from '../problem.ts';
import { writeBankSeed } from '../seed-sql.ts';
import type { Command, ExitCode } from './command.ts';

export const seed: Command = async ({ sources: { problems }, directory, options }): Promise<ExitCode> => {
  for (const problem of problems) console.log(formatProblem(problem));
  if (problems.length > 0) return 1;
  const count = await writeBankSeed(directory, options.out);
  console.log(`${count} questions written to ${options.out ?? 'supabase/seeds/bank.sql'}`);
  return 0;
};
