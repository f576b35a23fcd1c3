import * as z from 'zod/mini';

/** Figures of one skill over all learners, as the database returns them. */
export const skillFigures = z.object({
  skill_title: z.string(),
  learners: z.int(),
  /** Null while too few have played to hide an individual's time. */
  median_seconds_per_question: z.nullable(z.number()),
});

export type SkillFigures = z.infer<typeof skillFigures>;
