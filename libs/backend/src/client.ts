import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { authorizedFetch } from './authorized-fetch.ts';
import { deadlineFetch } from './deadline-fetch.ts';
import { deviceExpiryFetch } from './device-expiry-fetch.ts';
import { SESSION_KEY, sessionStorageAdapter } from './session-place.ts';
import { backendSettings, type ResolvedSettings } from './settings.ts';

export interface BackendClient {
  settings: ResolvedSettings;
  auth: GoTrueClient;
  rest: PostgrestClient;
}

let client: BackendClient | null = null;

const authOptions = ({ apiUrl, publishableKey, fetch, timeoutMs }: ResolvedSettings) => ({
  url: `${apiUrl}/auth/v1`,
  headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  // Never accept a session from an address: an attacker could sign somebody in to the attacker's account.
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
    retry: false, // three retries of ten seconds each would look like a page that hangs
  });
  return { settings, auth, rest };
}

/** The only client, created at the first call, and again when a host configures another backend. */
export function backendClient(): BackendClient {
  const settings = backendSettings();
  if (client?.settings !== settings) {
    void client?.auth.dispose();
    client = build(settings);
  }
  return client;
}

/**
 * An account client that keeps its session in memory: it stores nothing and does not change the page's
 * session.
 */
export function separateAuthClient(): GoTrueClient {
  return new AuthClient({
    ...authOptions(backendSettings()),
    storageKey: `${SESSION_KEY}-${crypto.randomUUID()}`,
    persistSession: false,
    autoRefreshToken: false,
  });
}

/** The client of accounts and sessions. Its results contain `error`, which `toAppError` classifies. */
export function authClient(): GoTrueClient {
  return backendClient().auth;
}
