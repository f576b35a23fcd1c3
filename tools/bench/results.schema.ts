import * as z from 'zod';

const figureSchema = z.strictObject({
  /** Such as `content /login`. */
  id: z.string(),
  /** What was measured, in words. */
  name: z.string(),
  value: z.number(),
  unit: z.enum(['ratio', 'ms', 's', 'KB', 'requests', 'projects', 'shift']),
  /** The value is to be no more than this. Nothing when there is only something to see. */
  atMost: z.optional(z.number()),
  /** What the value was made of, by side or by page: each measurement, or the addresses or names that were counted. */
  samples: z.record(z.string(), z.union([z.array(z.number()), z.array(z.string())])),
});

/** bench/results/latest.json */
export const resultsSchema = z.strictObject({
  /** ISO 8601, when the run began. */
  date: z.iso.datetime(),
  commit: z.string(),
  /** Whether files differed from the commit. */
  changed: z.boolean(),
  machine: z.strictObject({
    processor: z.string(),
    processors: z.int(),
    /** GiB. */
    memory: z.number(),
    node: z.string(),
    browser: z.string(),
    /** Processes that wanted a processor, over the last minute: as the run began and as it ended. */
    load: z.tuple([z.number(), z.number()]),
  }),
  conditions: z.strictObject({
    /** Measurements of each side; the value is their median. */
    runs: z.int(),
    /** Mbit/s and milliseconds. */
    link: z.strictObject({ down: z.number(), up: z.number(), roundTrip: z.number(), protocol: z.string() }),
    slowdown: z.number(),
  }),
  note: z.string(),
  figures: z.array(figureSchema),
});

export type Figure = z.infer<typeof figureSchema>;
export type Results = z.infer<typeof resultsSchema>;
