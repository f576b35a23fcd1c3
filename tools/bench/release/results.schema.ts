import * as z from 'zod';
import { figureSchema } from '../results.schema.ts';

/** bench/results/release.json */
export const releaseResultsSchema = z.strictObject({
  /** When the run began (ISO 8601). */
  date: z.iso.datetime(),
  commit: z.string(),
  /** Whether files differed from the commit. */
  changed: z.boolean(),
  machine: z.strictObject({
    processor: z.string(),
    processors: z.int(),
    memory: z.number(),
    node: z.string(),
    /** The load average of the last minute, at the beginning and the end of the run. */
    load: z.tuple([z.number(), z.number()]),
  }),
  /** Commits of the replay. */
  commits: z.int(),
  seconds: z.int(),
  note: z.string(),
  figures: z.array(figureSchema),
});
