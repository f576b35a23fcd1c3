import {
  adoptVisitSession,
  forgetStoredSession,
  SESSION_KEY,
  sessionPlace,
  storedSession,
} from '@revisoins/backend/hosting';
import { endDeletedSession } from './deleted-elsewhere.ts';
import { resumeStoredSession } from './follow-client.ts';
import { becomeSignedOut, session } from './session.store.ts';
import { currentStoredSession, parseSession } from './stored-session.ts';
import { listenToTabs, shareVisit, notifyTabs } from '../tabs/tabs-channel.ts';
import type { TabMessage } from '../tabs/tabs-channel.ts';

const resume = (): void => void resumeStoredSession().catch(() => undefined);

/** Updates this tab to match the storage that the tabs share. */
function reconcile(): void {
  if (storedSession() === null) {
    becomeSignedOut();
    notifyTabs({ kind: 'ask' }); // it may have moved to a tab's own storage
  } else if (currentStoredSession()?.user.id !== session.getState().user?.id) {
    resume();
  }
}

/** Adopts a shared session that is newer than the tab's own, but never replaces a lasting one. */
function adopt(text: string): void {
  const offered = parseSession(text);
  if (offered === null || sessionPlace() === 'lasting') return;
  const own = currentStoredSession();
  if (own !== null && own.expires_at >= offered.expires_at) return;
  adoptVisitSession(text);
  resume();
}

function onTabMessage(message: TabMessage): void {
  if (message.kind === 'ask') return shareVisit();
  if (message.kind === 'share') return adopt(message.session);
  if (message.deleted) return endDeletedSession(message.deleted);
  if (sessionPlace() === 'lasting') return; // the storage event handles it
  forgetStoredSession();
  becomeSignedOut();
}

/** Follows what other tabs do, even before this tab has loaded the client. */
export function followTabs(): void {
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && (key === SESSION_KEY || key === null)) reconcile();
  });
  listenToTabs(onTabMessage);
}
