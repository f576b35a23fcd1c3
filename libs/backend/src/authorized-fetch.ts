import type { GoTrueClient } from '@supabase/auth-js';
import { AppError, within } from '@revisoins/contracts';
import { deadlineFetch, NO_ANSWER } from './deadline-fetch.ts';
import type { ResolvedSettings } from './settings.ts';
import { toAppError } from './to-app-error.ts';

export interface AuthorizedFetchOptions {
  timeoutMs?: number;
  /** Whether the public key replaces a missing access token. The functions' gateway refuses that. */
  keyAsBearer?: boolean;
}

/**
 * A fetch that sends the public key and the access token, which it renews when needed. It never falls back to
 * an anonymous request when the renewal fails: it rejects with the reason, so that an answer for visitors is
 * not mistaken for an empty list. A token that is refused before its time is renewed, and the request sent
 * once more; where the session has been ended elsewhere, that signs this browser out.
 */
export function authorizedFetch(
  settings: ResolvedSettings,
  auth: GoTrueClient,
  options: AuthorizedFetchOptions = {},
): typeof fetch {
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
  const transport = deadlineFetch(settings.fetch, timeoutMs);
  const inTime = <T>(answer: Promise<T>): Promise<T> =>
    within(timeoutMs, answer, () => {
      throw new AppError(`The session ${NO_ANSWER}`, 'timeout');
    });
  return async (input, init) => {
    const send = (token: string | undefined) => {
      const headers = new Headers(init?.headers);
      headers.set('apikey', settings.publishableKey);
      const bearer = token ?? (options.keyAsBearer === false ? null : settings.publishableKey);
      if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`);
      return transport(input, { ...init, headers });
    };
    const { data, error } = await inTime(auth.getSession());
    if (data.session === null && error) throw toAppError(error);
    const sent = data.session?.access_token;
    const answer = await send(sent);
    if (answer.status !== 401 || sent === undefined) return answer;
    // Another request may have renewed it meanwhile.
    const now = (await inTime(auth.getSession())).data.session?.access_token;
    const renewed = now === sent ? await inTime(renew(auth, sent)) : now;
    return renewed === undefined ? answer : send(renewed);
  };
}

/**
 * Another access token than the refused one; undefined, and this browser signed out, where the session is
 * over. A renewal also fails because another tab was quicker: its session goes on.
 */
async function renew(auth: GoTrueClient, refused: string): Promise<string | undefined> {
  const { data, error } = await auth.refreshSession();
  if (data.session !== null) return data.session.access_token;
  const kept = (await auth.getSession()).data.session?.access_token;
  if (kept !== refused) return kept;
  // The client keeps a session whose access token would still be good by its date.
  if (error && toAppError(error).kind === 'unauthorized') await auth.signOut({ scope: 'local' });
  return undefined;
}
