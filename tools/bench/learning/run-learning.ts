import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine, describeSource } from '@revisoins/workspace/machine';
import { root } from '@revisoins/workspace/paths';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { inWorkers } from '../in-workers.ts';
import { table } from '../table.ts';
import { addLearners } from './add-learners.ts';
import { learningFigures } from './figures.ts';
import { learningResultsSchema, type CellMeans } from './results.schema.ts';
import { cells } from './simulate.ts';

export interface LearningOptions {
  /** Simulated learners of each cell. */
  learners: number;
  /** Whether they are added to those of the last run. */
  continue: boolean;
}

const file = join(root, 'bench', 'results', 'learning.json');

/** Simulates the planner and its rivals, prints the figures, writes them to bench/results/learning.json. */
export async function runLearning({ learners, continue: isContinued }: LearningOptions): Promise<void> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const earlier = isContinued ? learningResultsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  const before = earlier?.learners ?? 0;
  const all = before + learners;
  const added = await inWorkers<CellMeans>(
    new URL('./worker.ts', import.meta.url),
    { first: before + 1, learners },
    cells.length,
    (_, { cell, means: { planner = 0 } }) =>
      console.log(`${seconds().toFixed(0).padStart(5)} s  ${cell}: ${planner.toFixed(1)} %`),
  );
  const means = earlier ? addLearners(earlier.cells, before, added, learners) : added;
  const figures = learningFigures(means, all);
  const results = learningResultsSchema.parse({
    date: new Date().toISOString(),
    ...describeSource(),
    machine: describeMachine(),
    learners: all,
    seeds: `1 to ${all} in every cell`,
    seconds: Math.round(seconds() + (earlier?.seconds ?? 0)),
    figures,
    cells: means,
  });
  console.log(`\n${table(figures)}\n\n${all} learners a cell, ${results.seconds} s.`);
  writeAtomically(file, `${JSON.stringify(results, null, 2)}\n`);
  console.log('Written to bench/results/learning.json.');
}
