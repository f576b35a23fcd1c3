import { writeBankSeed } from '../seed-sql.ts';
import type { Command, ExitCode } from './command.ts';

export const seed: Command = async ({ directory, options }): Promise<ExitCode> => {
  const count = await writeBankSeed(directory, options.out);
  console.log(`${count} questions written to ${options.out ?? 'supabase/seeds/bank.sql'}`);
  return 0;
};
