import { AuthClient } from '@supabase/auth-js';
import type { GoTrueClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { authorizedFetch } from './authorized-fetch.ts';
import { deadlineFetch } from './deadline-fetch.ts';
import { deviceExpiryFetch } from './device-expiry-fetch.ts';
import { SESSION_KEY, sessionStorageAdapter } from './session-place.ts';
import { backendSettings } from './settings.ts';
import type { ResolvedSettings } from './settings.ts';

export interface BackendClient {
  settings: ResolvedSettings;
  auth: GoTrueClient;
  rest: PostgrestClient;
}

let client: BackendClient | null = null;

const authOptions = ({ apiUrl, publishableKey, fetch, timeoutMs }: ResolvedSettings) => ({
  url: `${apiUrl}/auth/v1`,
  headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  // No address may bring a session: whoever wrote it could sign somebody in to an account of theirs.
  flowType: 'pkce' as const,
  detectSessionInUrl: false,
  fetch: deviceExpiryFetch(deadlineFetch(fetch, timeoutMs)),
});

function build(settings: ResolvedSettings): BackendClient {
  const auth = new AuthClient({
    ...authOptions(settings),
    storageKey: SESSION_KEY,
    storage: sessionStorageAdapter,
    persistSession: true,
    autoRefreshToken: true,
  });
  const rest = new PostgrestClient(`${settings.apiUrl}/rest/v1`, {
    fetch: authorizedFetch(settings, auth),
    retry: false, // its three retries of ten seconds each would look like a page that hangs
  });
  return { settings, auth, rest };
}

/** The one client, made at the first call and again only when a host configures another backend. */
export function backendClient(): BackendClient {
  const settings = backendSettings();
  if (client?.settings !== settings) {
    void client?.auth.dispose();
    client = build(settings);
  }
  return client;
}

/** A client of accounts whose session stays in its own memory: nothing of it is stored, and the page's session does not change. */
export function separateAuthClient(): GoTrueClient {
  return new AuthClient({
    ...authOptions(backendSettings()),
    storageKey: `${SESSION_KEY}-${crypto.randomUUID()}`,
    persistSession: false,
    autoRefreshToken: false,
  });
}
