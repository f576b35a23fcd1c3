import * as z from 'zod';
import { simulationRun } from '../results.schema.ts';

const cellMeansSchema = z.strictObject({
  cell: z.string(),
  /** The share of the bank that learners recall on the day of the exam, in percent, by policy. */
  means: z.record(z.string(), z.number()),
  /** Over the same learners, the variance of how many points the planner is ahead of each policy. */
  leadVariances: z.record(z.string(), z.number()),
});

/** bench/results/learning.json */
export const learningResultsSchema = simulationRun.extend({
  cells: z.array(cellMeansSchema),
});

export type CellMeans = z.infer<typeof cellMeansSchema>;
