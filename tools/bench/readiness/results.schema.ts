import * as z from 'zod';
import { simulationRun } from '../results.schema.ts';

/**
 * In percent: the mean predicted chances of a tenth of the learners, their actual chances, and the standard
 * error of the difference, which other learners of the same kind would change.
 */
const curvePoint = z.strictObject({ predicted: z.number(), actual: z.number(), standardError: z.number() });

/** The tenths, from the lowest predicted probability to the highest. */
const curve = z.array(curvePoint).length(10);

const partCalibration = z.strictObject({
  predictions: z.int(),
  curve,
  /** The largest error of a tenth, in points. */
  worst: z.number(),
  /** Of true on predicted chances, as log odds: above 1 where predictions are too cautious. */
  slope: z.number(),
  /** How many intervals contain the truth, in percent; 90 should. */
  coverage: z.number(),
  /** The same after `firstAnswers` to any item. */
  looks: z.array(
    z.strictObject({
      firstAnswers: z.int(),
      predictions: z.int(),
      /** First answers to items of this part, on average. */
      answers: z.int(),
      curve,
      worst: z.number(),
      coverage: z.number(),
      /** Of the intervals, on average, in points. */
      width: z.number(),
    }),
  ),
});

const populationCalibration = z.strictObject({ population: z.string(), parts: z.array(partCalibration) });
const departure = z.strictObject({
  population: z.string(),
  parts: z.array(partCalibration.omit({ looks: true })),
});

/** bench/results/readiness.json */
export const readinessResultsSchema = simulationRun.extend({
  reference: populationCalibration,
  departures: z.array(departure),
});

export type PartCalibration = z.infer<typeof partCalibration>;
export type Departure = z.infer<typeof departure>;
export type PopulationCalibration = z.infer<typeof populationCalibration>;
