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

function build(settings: ResolvedSettings): BackendClient {
  const auth = new AuthClient({
    url: `${settings.apiUrl}/auth/v1`,
    headers: { apikey: settings.publishableKey, Authorization: `Bearer ${settings.publishableKey}` },
    storageKey: SESSION_KEY,
    storage: sessionStorageAdapter,
    persistSession: true,
    autoRefreshToken: true,
    flowType: 'implicit',
    // libs/auth reads the links of e-mails itself: the client's own way leaves the tokens one step back in the history.
    detectSessionInUrl: false,
    fetch: deviceExpiryFetch(deadlineFetch(settings.fetch, settings.timeoutMs)),
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
