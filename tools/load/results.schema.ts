import * as z from 'zod';

/** Processors in use on average, by process; null if the system does not report it. */
const processors = z.strictObject({
  generator: z.number(),
  stack: z.number().nullable(),
  functions: z.number().nullable(),
  /** The embedded database works inside the stack. */
  database: z.number().nullable(),
});

const runSchema = z.strictObject({
  /** Such as `postgresql` or `embedded, kills`: a run replaces the one before it of the same name. */
  id: z.string(),
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
    database: z.string(),
    /**
     * Processes that wanted a processor, over the last minute: as the run began and as it ended. The run's
     * own are among the latter.
     */
    load: z.tuple([z.number(), z.number()]),
  }),
  conditions: z.strictObject({
    learners: z.int(),
    /** Seconds over which the sign-ins are spread, and the starts. */
    arrival: z.number(),
    startsWithin: z.number(),
    answers: z.int(),
    /** Seconds from one answer of a learner to the next. */
    every: z.number(),
  }),
  note: z.string(),
  /** Milliseconds from the learner's wish to the answer, waiting and repetitions included. */
  steps: z.record(
    z.string(),
    z.strictObject({ count: z.int(), p50: z.number(), p95: z.number(), p99: z.number(), most: z.number() }),
  ),
  requests: z.strictObject({
    sent: z.int(),
    /** Answered 503, and sent again. */
    unavailable: z.int(),
    /** Nothing was listening while a killed process was down. */
    unreachable: z.int(),
    /** Everything else, by kind. */
    errors: z.record(z.string(), z.int()),
  }),
  phases: z.array(
    z.strictObject({ name: z.string(), seconds: z.number(), processors: processors.nullable() }),
  ),
  kills: z.array(z.strictObject({ server: z.string(), phase: z.string(), backAfterMs: z.number() })),
  /** What the server acknowledged, compared with the rows. */
  compared: z.strictObject({
    acknowledged: z.int(),
    lost: z.array(z.string()),
    doubled: z.array(z.string()),
  }),
});

/** bench/results/load.json */
export const resultsSchema = z.strictObject({ runs: z.array(runSchema) });

export type Run = z.infer<typeof runSchema>;
export type Results = z.infer<typeof resultsSchema>;

/** The results with a run that replaces the earlier run of the same name. */
export function withRun({ runs }: Results, run: Run): Results {
  return { runs: [...runs.filter(({ id }) => id !== run.id), run].sort((a, b) => a.id.localeCompare(b.id)) };
}
