import { parentPort, workerData } from 'node:worker_threads';
import { readBank } from './bank.ts';
import { measureCalibration } from './calibration.ts';
import { departureLearners, departures, reference } from './populations.ts';
import type { PopulationCalibration } from './results.schema.ts';
import { simulate } from './simulate.ts';

/** Simulates the population whose place it is sent, the reference first, and sends its calibration back. */
const { first, learners } = workerData as { first: number; learners: number };
const bank = readBank();
parentPort?.on('message', (index: number) => {
  const population = [reference, ...departures][index];
  if (!population) return;
  const count = population === reference ? learners : departureLearners(learners);
  const predictions = simulate(bank, population, first, first + count - 1);
  const parts = bank.parts.map((_, part) => measureCalibration(predictions, part));
  const result: PopulationCalibration = { population: population.name, parts };
  parentPort?.postMessage({ index, result }, []);
});
