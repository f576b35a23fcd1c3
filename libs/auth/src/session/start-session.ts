import { retry } from '@revisoins/contracts';
import { storedSession } from '@revisoins/backend/hosting';
import { followClient } from './follow-client.ts';
import { followProfile } from './follow-profile.ts';
import { followTabs } from './follow-tabs.ts';
import { removeTokens } from './remove-tokens.ts';
import { sessionReady } from './session-ready.ts';
import { becomeSignedIn, becomeSignedOut, session } from './session.store.ts';
import { currentStoredSession, isLive } from './stored-session.ts';
import { forgetVisit, mayHaveVisit, notifyTabs } from '../tabs/tabs-channel.ts';

/** Whoever is still unknown after this is treated as signed out. */
const LOADING_MS = 5000;

/** How long a new tab waits for another one to share a session that ends with the browser. */
const ASK_MS = 250;

const isLoading = (): boolean => session.getState().status === 'loading';

const BACKOFF = { firstMs: 500, longestMs: 30_000 };

/**
 * The client's first event ends the loading. A request for its code may fail; the session status stays valid
 * meanwhile.
 */
async function loadSession(): Promise<void> {
  setTimeout(() => isLoading() && becomeSignedOut(), LOADING_MS);
  await retry(followClient, BACKOFF);
}

function begin(): void {
  removeTokens();
  followTabs();
  followProfile();
  const stored = currentStoredSession();
  if (stored !== null && isLive(stored)) becomeSignedIn(stored.user); // what the client will report
  if (storedSession() !== null) return void loadSession();
  if (!mayHaveVisit()) return becomeSignedOut();
  notifyTabs({ kind: 'ask' });
  setTimeout(() => {
    if (!isLoading() || storedSession() !== null) return; // another tab answered; the client is loading
    forgetVisit();
    becomeSignedOut();
  }, ASK_MS);
  setTimeout(() => isLoading() && becomeSignedOut(), LOADING_MS);
}

let isStarted = false;

/**
 * Finds out who uses this browser; a host calls it once. Only a stored session counts, never an address.
 * Without one the status is 'signed-out' when this returns, and no client is loaded; with an unexpired token
 * it is 'signed-in'. Otherwise the client's first event decides, after 5 seconds at the latest.
 */
export function startSession(): Promise<'signed-in' | 'signed-out'> {
  if (!isStarted) {
    isStarted = true;
    begin();
  }
  return sessionReady();
}
