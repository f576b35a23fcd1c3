import type { RealtimeClient } from '@supabase/realtime-js';
import { backendClient } from './client.ts';
import type { BackendClient } from './client.ts';
import { onSessionAdopted } from './session-place.ts';

let live: { of: BackendClient; client: Promise<RealtimeClient> } | null = null;

async function build({ settings, auth }: BackendClient): Promise<RealtimeClient> {
  const { RealtimeClient } = await import('@supabase/realtime-js');
  const client = new RealtimeClient(`${settings.apiUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: settings.publishableKey },
    disconnectOnEmptyChannelsAfterMs: 1000, // long enough for a page change; nothing stays open after sign-out
    accessToken: async () => {
      const { data } = await auth.getSession();
      return data.session?.access_token ?? settings.publishableKey;
    },
  });
  // The server ends a channel whose token has expired and sends nothing to a session that has ended, so a new
  // token is sent as soon as there is one. An adopted session causes no event of the client.
  const sendToken = (): void => void client.setAuth().catch(() => undefined);
  auth.onAuthStateChange(sendToken);
  onSessionAdopted(sendToken);
  return client;
}

/**
 * The one connection for live changes, loaded when first needed, with the token of this moment: no channel
 * joins anonymously.
 */
export function liveClient(): Promise<RealtimeClient> {
  const of = backendClient();
  if (live?.of !== of) live = { of, client: build(of) };
  const { client } = live;
  client.catch(() => {
    live = null; // a chunk that failed to load is requested again next time
  });
  return client.then(async (connection) => {
    // An adopted session causes no event of the client.
    await connection.setAuth().catch(() => undefined);
    return connection;
  });
}
