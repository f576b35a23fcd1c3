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
    const { session } = data;
    const answer = await send(session?.access_token);
    if (answer.status !== 401 || session === null) return answer;
    return inTime(
      anotherToken(auth, session).then((renewed) => (renewed === undefined ? answer : send(renewed))),
    );
  };
}

interface Held {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

/**
 * Another access token of the same person than the refused one: another request or tab may have renewed it
 * meanwhile. Somebody else may have signed in, for whom the request was not.
 */
async function anotherToken(auth: GoTrueClient, refused: Held): Promise<string | undefined> {
  const now = (await auth.getSession()).data.session;
  const session = now?.access_token === refused.access_token ? await renew(auth, refused) : now;
  return session?.user.id === refused.user.id ? session.access_token : undefined;
}

/**
 * Another session than the refused one; null, and this browser signed out, where the session is over. A
 * renewal also fails because another tab was quicker: its session goes on.
 */
async function renew(auth: GoTrueClient, refused: Held): Promise<Held | null> {
  const { data, error } = await auth.refreshSession();
  if (data.session !== null) return data.session;
  const kept = (await auth.getSession()).data.session;
  if (kept?.access_token !== refused.access_token) return kept;
  // The client keeps a session whose access token would still be good by its date.
  if (error && toAppError(error).kind === 'unauthorized') await auth.signOut({ scope: 'local' });
  return null;
}
