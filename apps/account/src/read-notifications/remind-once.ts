import { callRpc } from '@revisoins/backend';
import { deviceStorage } from '@revisoins/host';

const storageKey = (learner: string) => `revisoins-reminded:${learner}`;

/**
 * Asks the server, once a day on this device, for the reminder of the day's session. The server decides
 * whether there is a reason, and creates at most one a day. Never rejects: without an answer, the next page
 * asks again.
 */
export async function remindOnce(learner: string): Promise<void> {
  const today = new Date().toDateString();
  if (deviceStorage.get(storageKey(learner)) === today) return;
  try {
    await callRpc('remind_me');
    deviceStorage.set(storageKey(learner), today);
  } catch {
    // Nothing depends on it.
  }
}
