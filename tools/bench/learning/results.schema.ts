import * as z from 'zod';
import { figureSchema } from '../results.schema.ts';

const cellMeansSchema = z.strictObject({
  cell: z.string(),
  /** The share of the bank that learners recall on the day of the exam, in percent, by policy. */
  means: z.record(z.string(), z.number()),
});

/** bench/results/learning.json */
export const learningResultsSchema = z.strictObject({
  date: z.iso.datetime(),
  commit: z.string(),
  changed: z.boolean(),
  machine: z.looseObject({ processors: z.int(), node: z.string() }),
  /** Simulated learners of each cell. */
  learners: z.int(),
  seeds: z.string(),
  seconds: z.int(),
  figures: z.array(figureSchema),
  cells: z.array(cellMeansSchema),
});

export type CellMeans = z.infer<typeof cellMeansSchema>;
