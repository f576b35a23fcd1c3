import * as z from 'zod/mini';

/** The learner's own row of `profiles`. */
export const profileSchema = z.object({
  id: z.string(),
  username: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  study_level: z.optional(z.nullable(z.string())),
  avatar_url: z.nullable(z.string()),
  has_seen_onboarding: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;
