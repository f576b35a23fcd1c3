import { Option, type Command } from 'commander';
import { createCli, UsageError } from '@revisoins/workspace/cli';
import type { DatabaseKind } from './backend/start-backend.ts';

export interface Options {
  database: DatabaseKind;
  learners?: number;
  /** Seconds. */
  arrival: number;
  within: number;
  answers: number;
  every: number;
  /** Whether processes are killed meanwhile. */
  kills: boolean;
  note: string;
  /** The file that the results go to. */
  write: boolean;
  /** The folder for a profile of the stack's process. */
  profile?: string;
}

/** `npm run load`: calls `run` with its options. A wrong option is a UsageError. */
export function loadCli(run: (options: Options) => Promise<void> | void): Command {
  return createCli(
    'npm run load --',
    'Lets a cohort sign in, take a quiz and sit an exam on a stack of its own, and compares what the server acknowledged with the rows of the database. The figures go to bench/results/load.json.',
  )
    .addOption(
      new Option('--database <kind>', 'PostgreSQL of its own in a temporary folder, or the embedded one')
        .choices(['postgresql', 'embedded'])
        .default('postgresql'),
    )
    .option('--learners <number>', 'how many; 500 on PostgreSQL, else 50', number('--learners', 1, 5000))
    .option('--arrival <seconds>', 'over which the sign-ins are spread', number('--arrival', 0, 3600), 60)
    .option(
      '--within <seconds>',
      'over which the starts of the exam are spread',
      number('--within', 0, 3600),
      10,
    )
    .option('--answers <number>', 'of each learner in the exam', number('--answers', 1, 40), 20)
    .option('--every <seconds>', 'from one answer of a learner to the next', number('--every', 0, 600), 5)
    .option('--kills', 'kill -9 of functions, stack and database in between', false)
    .option('--no-write', 'leave bench/results/load.json as it is')
    .option('--profile <folder>', "a processor profile of the stack, for Chromium's developer tools")
    .addOption(
      new Option('--note <text>', 'what else should be recorded about this run').default('', 'nothing'),
    )
    .action((options: Options) => run(options));
}

const number = (name: string, least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`${name} is a whole number from ${least} to ${most}, not "${text}".`);
  return value;
};
