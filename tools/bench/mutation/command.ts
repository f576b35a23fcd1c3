import { Option, type Command } from 'commander';
import { requireKnown, wholeNumber } from '../options.ts';
import { areas } from './areas.ts';
import type { MutationOptions } from './run-mutation.ts';

/** `npm run bench -- mutation` */
export function addMutation(cli: Command): void {
  const names = Object.keys(areas);
  // Both have an option --only.
  cli.enablePositionalOptions();
  cli
    .command('mutation')
    .description(
      'Makes small mistakes in the sources, one at a time, and counts those that the tests notice. The tree stays as it is; results go to bench/results/mutation.json.',
    )
    .addOption(
      new Option('--only <areas>', `some of them, with commas between: ${names.join(', ')}`)
        .argParser((text) => requireKnown(text.split(','), names))
        .default(names, 'all'),
    )
    .option('--sample <number>', 'how many mutants of each area are tried; 0 for all', wholeNumber(0), 0)
    .option('--seed <number>', 'what a sample is drawn by', wholeNumber(0), 1)
    .option('--minutes <number>', 'begins no mutant afterwards; 0 for as long as it takes', wholeNumber(0), 0)
    .option('--continue', 'goes on with the sample of the last run, where its minutes were over', false)
    .option('--again', 'only the survivors of the last run', false)
    .option('--grep <text>', 'only mutants whose path or text contains this; nothing is written then', '')
    .action(async (options: MutationOptions) => (await import('./run-mutation.ts')).runMutation(options));
}
