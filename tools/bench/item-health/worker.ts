import { parentPort, workerData } from 'node:worker_threads';
import { countFlags } from './count-flags.ts';
import { departures, reference } from './populations.ts';
import { simulate } from './simulate.ts';

/** Simulates the population whose place it is sent, the reference first, and sends its counts back. */
const { banks } = workerData as { banks: number };
parentPort?.on('message', (index: number) => {
  const population = [reference, ...departures][index];
  if (!population) return;
  const judged = Array.from({ length: banks }, (_, bank) => simulate(population, bank + 1)).flat();
  parentPort?.postMessage({ index, result: countFlags(population, judged) }, []);
});
