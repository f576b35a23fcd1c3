import { Option, type Command } from 'commander';
import { requireKnown, wholeNumber } from '../options.ts';
import { releaseMeasures, runRelease, type ReleaseOptions } from './run-release.ts';

/** `npm run bench -- release` */
export function addRelease(cli: Command): void {
  const names = Object.keys(releaseMeasures);
  // Both have options --only and --note.
  cli.enablePositionalOptions();
  cli
    .command('release')
    .description(
      'Measures what releases cost, beside the same sources in one bundle: bytes of returning learners over the last commits, CPU and tests of a change, releases at once, rollbacks, attempts, a quiz in an institution’s page. A run of all measures is written to bench/results/release.json.',
    )
    .option('--commits <number>', 'how many commits are replayed', wholeNumber(1), 30)
    .addOption(
      new Option('--only <measures>', `some of them, with commas between: ${names.join(', ')}`)
        .argParser((text) => requireKnown(text.split(','), names))
        .default(names, 'all'),
    )
    .addOption(
      new Option('--note <text>', 'what else should be recorded about this run').default('', 'nothing'),
    )
    .action((options: ReleaseOptions) => runRelease(options));
}
