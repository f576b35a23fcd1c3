import type { Command } from 'commander';
import { wholeNumber } from '../options.ts';
import { type ItemHealthOptions, runItemHealth } from './run-item-health.ts';

/** `npm run bench -- item-health` */
export function addItemHealth(cli: Command): void {
  cli
    .command('item-health')
    .description(
      'Simulates banks of which some keys are sabotaged: how many are flagged, and how many others. Written to bench/results/item-health.json.',
    )
    .option('--banks <number>', 'simulated banks of each population', wholeNumber(1), 100)
    .action((options: ItemHealthOptions) => runItemHealth(options));
}
