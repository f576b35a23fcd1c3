import { storedSession } from '@revisoins/backend/hosting';
import type * as z from 'zod/mini';
import { storedSessionSchema } from './session-user.schema.ts';

interface TokenAndUser {
  access_token: string;
  user: { factors?: readonly { status: string }[] | undefined };
}

/** Whether signing in to the account requires a code. */
export const hasSecondStep = ({ factors }: TokenAndUser['user']): boolean =>
  factors?.some(({ status }) => status === 'verified') ?? false;

/** Whether a session still lacks the code that its account requires. The server returns nothing to it. */
export function lacksSecondStep({ access_token, user }: TokenAndUser): boolean {
  if (!hasSecondStep(user)) return false;
  try {
    const claims = access_token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { aal } = JSON.parse(atob(claims)) as { aal?: unknown };
    return aal !== 'aal2';
  } catch {
    return true;
  }
}

/** The parsed text of a stored session; null when it is not valid or lacks its second step. */
export function parseSession(text: string | null): z.infer<typeof storedSessionSchema> | null {
  if (text === null) return null;
  try {
    const parsed = storedSessionSchema.safeParse(JSON.parse(text));
    return parsed.success && !lacksSecondStep(parsed.data) ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The session that this tab would use, read without the client. */
export const currentStoredSession = () => parseSession(storedSession());

/** Whether a session's token is still valid by this device's clock. */
export const isLive = (session: { expires_at: number }): boolean => session.expires_at * 1000 > Date.now();
