import { join } from 'node:path';
import { describeMachine, describeSource } from '@revisoins/workspace/machine';
import { root } from '@revisoins/workspace/paths';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { inWorkers } from '../in-workers.ts';
import { table } from '../table.ts';
import { itemHealthFigures } from './figures.ts';
import { departures, ITEMS, SABOTAGED } from './populations.ts';
import { itemHealthResultsSchema, type PopulationHealth } from './results.schema.ts';

export interface ItemHealthOptions {
  /** Simulated banks of each population. */
  banks: number;
}

/** Simulates every population, prints the figures, writes them to bench/results/item-health.json. */
export async function runItemHealth({ banks }: ItemHealthOptions): Promise<void> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const populations = await inWorkers<PopulationHealth>(
    new URL('./worker.ts', import.meta.url),
    { banks },
    1 + departures.length,
    (_, { population }) => console.log(`${seconds().toFixed(0).padStart(5)} s  ${population}`),
  );
  const results = itemHealthResultsSchema.parse({
    date: new Date().toISOString(),
    ...describeSource(),
    machine: describeMachine(),
    banks,
    seeds: `1 to ${banks} in every population; a million more for the answers of each bank`,
    seconds: Math.round(seconds()),
    figures: itemHealthFigures(populations),
    populations,
  });
  console.log(
    `\n${table(results.figures)}\n\n${banks} banks of ${ITEMS} items, ${SABOTAGED} of them sabotaged, a population; ${results.seconds} s.`,
  );
  writeAtomically(
    join(root, 'bench', 'results', 'item-health.json'),
    `${JSON.stringify(results, null, 2)}\n`,
  );
  console.log('Written to bench/results/item-health.json.');
}
