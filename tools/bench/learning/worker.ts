import { parentPort, workerData } from 'node:worker_threads';
import { cellName, cells, simulateCell } from './simulate.ts';

/** Simulates the cell whose index it is sent, and sends the means of its policies back. */
const { first, learners } = workerData as { first: number; learners: number };
parentPort?.on('message', (index: number) => {
  const cell = cells[index];
  if (!cell) return;
  const result = { cell: cellName(cell), ...simulateCell(cell, first, learners) };
  parentPort?.postMessage({ index, result }, []);
});
