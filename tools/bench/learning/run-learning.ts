import { join } from 'node:path';
import { describeMachine, describeSource } from '@revisoins/workspace/machine';
import { root } from '@revisoins/workspace/paths';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { inWorkers } from '../in-workers.ts';
import { table } from '../table.ts';
import { learningFigures } from './figures.ts';
import { learningResultsSchema, type CellMeans } from './results.schema.ts';
import { cells } from './simulate.ts';

export interface LearningOptions {
  /** Simulated learners of each cell. */
  learners: number;
}

/** Simulates the planner and its rivals, prints the figures, writes them to bench/results/learning.json. */
export async function runLearning({ learners }: LearningOptions): Promise<void> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const means = await inWorkers<CellMeans>(
    new URL('./worker.ts', import.meta.url),
    { learners },
    cells.length,
    (_, { cell, means: { planner = 0 } }) =>
      console.log(`${seconds().toFixed(0).padStart(5)} s  ${cell}: ${planner.toFixed(1)} %`),
  );
  const figures = learningFigures(means);
  const results = learningResultsSchema.parse({
    date: new Date().toISOString(),
    ...describeSource(),
    machine: describeMachine(),
    learners,
    seeds: `1 to ${learners} in every cell`,
    seconds: Math.round(seconds()),
    figures,
    cells: means,
  });
  console.log(`\n${table(figures)}\n\n${learners} learners a cell, ${results.seconds} s.`);
  writeAtomically(join(root, 'bench', 'results', 'learning.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log('Written to bench/results/learning.json.');
}
