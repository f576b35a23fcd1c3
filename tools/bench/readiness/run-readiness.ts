import { join } from 'node:path';
import { describeMachine, describeSource } from '@revisoins/workspace/machine';
import { root } from '@revisoins/workspace/paths';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { inWorkers } from '../in-workers.ts';
import { table } from '../table.ts';
import { readinessFigures } from './figures.ts';
import { departureLearners, departures } from './populations.ts';
import { readinessResultsSchema, type PopulationCalibration } from './results.schema.ts';
import { BANK_SEED } from './simulate.ts';

export interface ReadinessOptions {
  /** Simulated learners of the reference. */
  learners: number;
  /** Whether constants of the model are being fitted: on other learners than those of the report. */
  tune: boolean;
}

/** The seed of the first learner on whom the model is tuned. */
const TUNING_SEED = 3_000_001;

/** Simulates every population and prints the figures; a report is written to bench/results/readiness.json. */
export async function runReadiness({ learners, tune: isTuning }: ReadinessOptions): Promise<void> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const [reference, ...others] = await inWorkers<PopulationCalibration>(
    new URL('./worker.ts', import.meta.url),
    { first: isTuning ? TUNING_SEED : 1, learners },
    1 + departures.length,
    (_, { population }) => console.log(`${seconds().toFixed(0).padStart(5)} s  ${population}`),
  );
  if (!reference) throw new Error('The reference was not simulated.');
  const figures = readinessFigures(reference, others);
  if (isTuning) {
    console.log(`\n${table(figures)}`);
    return;
  }
  const results = readinessResultsSchema.parse({
    date: new Date().toISOString(),
    ...describeSource(),
    machine: describeMachine(),
    learners,
    seeds: `1 to ${learners} in the reference, 1 to ${departureLearners(learners)} in departures; ${BANK_SEED} for the bank that all learners of one-bank share`,
    seconds: Math.round(seconds()),
    figures,
    reference,
    departures: others.map(({ population, parts }) => ({
      population,
      parts: parts.map(({ looks: _, ...all }) => all),
    })),
  });
  console.log(`\n${table(figures)}\n\n${learners} learners of the reference, ${results.seconds} s.`);
  writeAtomically(join(root, 'bench', 'results', 'readiness.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log('Written to bench/results/readiness.json.');
}
