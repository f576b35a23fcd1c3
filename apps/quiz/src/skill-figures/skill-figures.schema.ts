import * as z from 'zod/mini';

/** Figures of one skill over all learners, as the database answers them. */
export const skillFigures = z.object({
  skill_title: z.string(),
  learners: z.int(),
  /** Null while so few have played that it would tell somebody's own time. */
  median_seconds_per_question: z.nullable(z.number()),
});

export type SkillFigures = z.infer<typeof skillFigures>;
