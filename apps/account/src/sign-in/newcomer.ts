import { useLocation } from '@revisoins/router';
import * as z from 'zod/mini';

/** What /register hands over in the navigation state: the address that the confirmation went to. */
const newcomerSchema = z.object({ newcomer: z.string() });

export const newcomerState = (email: string): z.infer<typeof newcomerSchema> => ({ newcomer: email });

/** The address of an account made a moment ago; null for everyone else. */
export function useNewcomer(): string | null {
  const parsed = newcomerSchema.safeParse(useLocation().state);
  return parsed.success ? parsed.data.newcomer : null;
}
