import * as z from 'zod';

const survivorSchema = z.strictObject({
  file: z.string(),
  line: z.int(),
  operator: z.string(),
  original: z.string(),
  replacement: z.string(),
  /**
   * Why no test can distinguish the mutant from the source, or need not; null when a test is still missing.
   */
  reason: z.nullable(z.string()),
});

const areaSchema = z.strictObject({
  name: z.string(),
  /** ISO 8601, when the run of this area began. */
  date: z.iso.datetime(),
  commit: z.string(),
  /** Whether files differed from the commit. */
  changed: z.boolean(),
  seconds: z.int(),
  /** Processes that wanted a processor, over the last minute: as the area began and as it ended. */
  load: z.tuple([z.number(), z.number()]),
  /** All mutants of the area's files. */
  mutants: z.int(),
  /** The mutants of the sample that a run had no time for; `--continue` tries them. */
  left: z.int().default(0),
  /** The mutants in the sample that were tried, and its seed; the same seed gives the same sample. */
  tried: z.int(),
  seed: z.int(),
  killed: z.int(),
  /** Killed because the tests did not end. */
  tooLong: z.int(),
  /** A database refused them before any test; they count nowhere else. */
  notTried: z.int(),
  survivors: z.array(survivorSchema),
});

/** bench/results/mutation.json */
export const mutationResultsSchema = z.strictObject({
  machine: z.strictObject({
    processor: z.string(),
    processors: z.int(),
    memory: z.number(),
    node: z.string(),
  }),
  /** The share of the mutants that must be killed. */
  atLeast: z.number(),
  areas: z.array(areaSchema),
});

export type Survivor = z.infer<typeof survivorSchema>;
export type AreaResult = z.infer<typeof areaSchema>;
export type MutationResults = z.infer<typeof mutationResultsSchema>;
