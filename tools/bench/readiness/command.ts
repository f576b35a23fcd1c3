import type { Command } from 'commander';
import { wholeNumber } from '../options.ts';
import { runReadiness, type ReadinessOptions } from './run-readiness.ts';

/** `npm run bench -- readiness` */
export function addReadiness(cli: Command): void {
  cli
    .command('readiness')
    .description(
      'Simulates learners whose abilities and items are known, and checks whether their predicted chances are accurate. Written to bench/results/readiness.json.',
    )
    .option(
      '--learners <number>',
      'simulated learners of the reference; departures from it have a quarter as many',
      wholeNumber(400),
      40_000,
    )
    .option(
      '--tune',
      'simulates other learners than those of the report, to fit constants of the model; writes nothing',
      false,
    )
    .action((options: ReadinessOptions) => runReadiness(options));
}
