import { Option, type Command } from 'commander';
import { createCli, UsageError } from '@revisoins/workspace/cli';

export interface Options {
  /** Runs per side. */
  runs: number;
  /** Names of measures. */
  only: string[];
  /** Anything else worth recording about this run. */
  note: string;
}

/** The command `npm run bench`: calls `run` with its options. Throws a UsageError for a wrong one. */
export function benchCli(names: readonly string[], run: (options: Options) => Promise<void> | void): Command {
  return createCli(
    'npm run bench --',
    'Measures the platform beside the same application in one piece. A run of all measures is written to bench/results/latest.json.',
  )
    .option('--runs <number>', 'measurements of each side', wholeNumber(1), 7)
    .addOption(
      new Option('--only <measures>', `some of them, with commas between: ${names.join(', ')}`)
        .argParser((text) => requireKnown(text.split(','), names))
        .default([...names], 'all'),
    )
    .addOption(
      new Option('--note <text>', 'what else should be recorded about this run').default('', 'nothing'),
    )
    .action((options: Options) => run(options));
}

/** Reads an option that is a whole number from `least` on. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < least)
      throw new UsageError(`A whole number from ${least} on is needed, not "${text}".`);
    return number;
  };

/** Some of the names. Throws for another one. */
export function requireKnown(requested: string[], names: readonly string[]): string[] {
  const unknown = requested.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no "${unknown}". There are: ${names.join(', ')}.`);
  return requested;
}
