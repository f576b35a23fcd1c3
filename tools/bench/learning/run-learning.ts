import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describeMachine, describeSource } from '@revisoins/workspace/machine';
import { root } from '@revisoins/workspace/paths';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { table } from '../table.ts';
import { figuresOf } from './figures.ts';
import { learningResultsSchema, type CellMeans } from './results.schema.ts';
import { cellName, cells } from './simulate.ts';

export interface LearningOptions {
  /** Simulated learners of each cell. */
  learners: number;
}

/** Simulates every cell, one in each process at a time. Rejects when a process fails. */
function simulateAll(learners: number, step: (text: string) => void): Promise<CellMeans[]> {
  const results: CellMeans[] = [];
  let next = 0;
  return new Promise((resolve, reject) => {
    const end = (error?: Error) => {
      for (const worker of workers) void worker.terminate();
      if (error) reject(error);
      else resolve(results);
    };
    const workers = Array.from({ length: availableParallelism() }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { learners } });
      const give = () => {
        if (next < cells.length) worker.postMessage(next++, []);
      };
      worker.on('message', ({ index, means }: { index: number; means: Record<string, number> }) => {
        const cell = cells[index];
        if (!cell) return;
        results[index] = { cell: cellName(cell), means };
        step(`${cellName(cell)}: ${(means['planner'] ?? 0).toFixed(1)} %`);
        if (Object.keys(results).length === cells.length) end();
        else give();
      });
      worker.on('error', end);
      give();
      return worker;
    });
  });
}

/** Simulates the planner and its rivals, prints the figures, writes them to bench/results/learning.json. */
export async function runLearning({ learners }: LearningOptions): Promise<void> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const means = await simulateAll(learners, (text) =>
    console.log(`${seconds().toFixed(0).padStart(5)} s  ${text}`),
  );
  const figures = figuresOf(means);
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
