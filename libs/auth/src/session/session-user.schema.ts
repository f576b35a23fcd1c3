import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

const text = orElse(z.optional(z.nullable(z.string())), undefined);

const factorSchema = z.object({
  id: z.string(),
  friendly_name: text,
  status: z.string(),
  created_at: text,
});

/** The account as the account server returns it; the names shown come from the profile first. */
export const sessionUserSchema = z.object({
  id: z.string(),
  email: orElse(z.string(), ''),
  /** The new address, while a change of e-mail is unconfirmed. */
  new_email: text,
  created_at: text,
  user_metadata: orElse(
    z.object({ username: text, first_name: text, last_name: text, study_level: text }),
    {},
  ),
  /** The factors of the second step; only 'verified' ones count. */
  factors: orElse(z.array(factorSchema), []),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** The fields of a stored session that are read before the client is loaded. */
export const storedSessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  user: sessionUserSchema,
});
