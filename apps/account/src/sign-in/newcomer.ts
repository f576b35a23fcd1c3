import { useLocation } from '@revisoins/router';
import * as z from 'zod/mini';

/** The navigation state from /register: the address that the confirmation was sent to. */
const newcomerSchema = z.object({ newcomer: z.string() });

export const newcomerState = (email: string): z.infer<typeof newcomerSchema> => ({ newcomer: email });

/** The address of an account that was just created; null otherwise. */
export function useNewcomer(): string | null {
  const parsed = newcomerSchema.safeParse(useLocation().state);
  return parsed.success ? parsed.data.newcomer : null;
}
