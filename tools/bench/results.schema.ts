import * as z from 'zod';

export const figureSchema = z.strictObject({
  /** Such as `content /login`. */
  id: z.string(),
  /** What was measured, in a sentence. */
  name: z.string(),
  value: z.number(),
  unit: z.enum([
    'ratio',
    'ms',
    's',
    'KB',
    'requests',
    'projects',
    'shift',
    'commits',
    'changes',
    'attempts',
    'points',
    'percent',
  ]),
  /** The goal: the value must not exceed it. Absent for figures without a goal. */
  atMost: z.optional(z.number()),
  /**
   * The data behind the value, by side or page: each measurement, or the addresses or names that were
   * counted.
   */
  samples: z.record(z.string(), z.union([z.array(z.number()), z.array(z.string())])),
});

/** bench/results/latest.json */
export const resultsSchema = z.strictObject({
  /** When the run began (ISO 8601). */
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
    /** The load average of the last minute, at the beginning and the end of the run. */
    load: z.tuple([z.number(), z.number()]),
  }),
  conditions: z.strictObject({
    /** Runs per side; the value is their median. */
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

/** What every simulation of learners records of its run, beside its own figures. */
export const simulationRun = z.strictObject({
  date: z.iso.datetime(),
  commit: z.string(),
  changed: z.boolean(),
  machine: z.looseObject({ processors: z.int(), node: z.string() }),
  /** Simulated learners, of each cell or population. */
  learners: z.int(),
  seeds: z.string(),
  seconds: z.int(),
  figures: z.array(figureSchema),
});
