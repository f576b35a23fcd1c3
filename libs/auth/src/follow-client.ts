import { forgetStoredSession, sessionPlace } from '@revisoins/backend/setup';
import { backend } from './backend.ts';
import { becomeSignedIn, becomeSignedOut } from './session.store.ts';
import { sessionUserSchema } from './session-user.schema.ts';
import { currentStoredSession } from './stored-session.ts';
import { shareVisit } from './tabs-channel.ts';

interface AuthSession {
  access_token: string;
  user: unknown;
}

/** The client tells what other tabs do as if it were done here, so the storage has the last word. */
function onAuthEvent(event: string, told: AuthSession | null): void {
  if (told === null) {
    if (event === 'SIGNED_OUT') {
      if (sessionPlace() === 'lasting') return; // not this session, or the storage event is on its way
      forgetStoredSession();
    }
    return becomeSignedOut();
  }
  if (currentStoredSession()?.access_token !== told.access_token) return;
  const user = sessionUserSchema.safeParse(told.user);
  if (!user.success) return;
  becomeSignedIn(user.data);
  shareVisit();
}

let followed: object | null = null;

/** The account client, its events followed from the first call on. Rejects when it cannot be loaded. */
export async function followClient() {
  const client = (await backend()).authClient();
  if (followed !== client) {
    followed = client;
    client.onAuthStateChange(onAuthEvent);
  }
  return client;
}

/** Takes over the session that is stored now, as another tab left it. */
export async function resumeStoredSession(): Promise<void> {
  const client = await followClient();
  const { data } = await client.getSession();
  if (data.session) onAuthEvent('RESUMED', data.session);
}
