import * as z from 'zod';
import { simulationRun } from '../results.schema.ts';

const populationHealth = z.strictObject({
  population: z.string(),
  /** First answers to each item when it was looked at. */
  looks: z.array(z.int()),
  /** Items whose key was sabotaged; in percent of them: flagged as such, and with the right option named. */
  sabotaged: z.strictObject({
    items: z.int(),
    flagged: z.number(),
    named: z.number(),
    /** In percent, flagged at this look at the latest. */
    byLook: z.array(z.number()),
  }),
  /** Items with a second right option, in percent of them. */
  twoKeys: z.strictObject({ items: z.int(), flagged: z.number(), anyFlag: z.number() }),
  /** Items without a fault; in percent, flagged at any look. */
  healthy: z.strictObject({ items: z.int(), flagged: z.number(), wrongKey: z.number() }),
});

/** bench/results/item-health.json */
export const itemHealthResultsSchema = simulationRun.omit({ learners: true }).extend({
  /** Simulated banks of each population. */
  banks: z.int(),
  populations: z.array(populationHealth),
});

export type PopulationHealth = z.infer<typeof populationHealth>;
