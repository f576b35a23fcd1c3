import { storedSession } from '@revisoins/backend/setup';
import type * as z from 'zod/mini';
import { storedSessionSchema } from './session-user.schema.ts';

/** The parsed text of a stored session; null when it is not valid. */
export function parseSession(text: string | null): z.infer<typeof storedSessionSchema> | null {
  if (text === null) return null;
  try {
    const parsed = storedSessionSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The session that this tab would use, read without the client. */
export const currentStoredSession = () => parseSession(storedSession());

/** Whether a session's token is still valid by this device's clock. */
export const isLive = (session: { expires_at: number }): boolean => session.expires_at * 1000 > Date.now();
