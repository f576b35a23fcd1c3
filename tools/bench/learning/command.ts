import type { Command } from 'commander';
import { wholeNumber } from '../options.ts';
import { runLearning, type LearningOptions } from './run-learning.ts';

/** `npm run bench -- learning` */
export function addLearning(cli: Command): void {
  cli
    .command('learning')
    .description(
      'Simulates learners until their exam: what they recall with the planner, with other ways to choose questions, and with one who knows them. Written to bench/results/learning.json.',
    )
    .option('--learners <number>', 'simulated learners of each cell', wholeNumber(1), 1000)
    .option('--continue', 'adds learners to those of the last run, which must be of the same planner', false)
    .action((options: LearningOptions) => runLearning(options));
}
