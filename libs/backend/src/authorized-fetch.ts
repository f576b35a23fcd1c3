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
 * not mistaken for an empty list.
 */
export function authorizedFetch(
  settings: ResolvedSettings,
  auth: GoTrueClient,
  options: AuthorizedFetchOptions = {},
): typeof fetch {
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
  const transport = deadlineFetch(settings.fetch, timeoutMs);
  return async (input, init) => {
    const { data, error } = await within(timeoutMs, auth.getSession(), () => {
      throw new AppError(`The session ${NO_ANSWER}`, 'timeout');
    });
    if (data.session === null && error) throw toAppError(error);
    const headers = new Headers(init?.headers);
    headers.set('apikey', settings.publishableKey);
    const bearer =
      data.session?.access_token ?? (options.keyAsBearer === false ? null : settings.publishableKey);
    if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`);
    return transport(input, { ...init, headers });
  };
}
