import { forgetStoredSession, sessionPlace, storeSession } from '@revisoins/backend/hosting';
import { backend } from '../backend.ts';
import { becomeSignedIn, becomeSignedOut, isSigningOut } from './session.store.ts';
import { sessionUserSchema } from './session-user.schema.ts';
import type { SessionUser } from './session-user.schema.ts';
import { currentStoredSession, isLive } from './stored-session.ts';
import { shareVisit } from '../tabs/tabs-channel.ts';

interface AuthSession {
  access_token: string;
  user: unknown;
}

/** The user of the stored session: the given one if it is the same, else as stored. */
function storedUser(reported: AuthSession | null): SessionUser | null {
  const stored = currentStoredSession();
  if (stored === null) return null;
  if (stored.access_token !== reported?.access_token) return isLive(stored) ? stored.user : null;
  const user = sessionUserSchema.safeParse(reported.user);
  return user.success ? user.data : null;
}

/**
 * The client reports changes of other tabs as its own, and a missing session when another tab has just
 * renewed it: the storage decides.
 */
function onAuthEvent(event: string, reported: AuthSession | null): void {
  if (event === 'SIGNED_OUT') {
    if (sessionPlace() === 'lasting') return; // not this session, or the storage event is about to arrive
    forgetStoredSession();
    return becomeSignedOut({ isEndedElsewhere: !isSigningOut() });
  }
  const user = storedUser(reported);
  if (user !== null) {
    becomeSignedIn(user);
    shareVisit();
  } else if (reported === null) becomeSignedOut();
  else if (currentStoredSession() === null) {
    // The session has lost its second step, because its factor was removed elsewhere.
    forgetStoredSession();
    becomeSignedOut();
  }
}

let followed: object | null = null;

/** The account client; its events are followed from the first call on. Rejects when it cannot be loaded. */
export async function followClient() {
  const client = (await backend()).authClient();
  if (followed !== client) {
    followed = client;
    client.onAuthStateChange(onAuthEvent);
  }
  return client;
}

/** Adopts a session that another client has started as this browser's own. */
export async function takeOver(started: AuthSession): Promise<void> {
  storeSession(JSON.stringify(started));
  await resumeStoredSession();
}

/** Adopts the session that another tab or client has stored. */
export async function resumeStoredSession(): Promise<void> {
  const client = await followClient();
  const { data } = await client.getSession();
  if (data.session) onAuthEvent('RESUMED', data.session);
}
