import { sessionPlace, storedSession } from '@revisoins/backend/hosting';
import { deviceStorage } from '@revisoins/contracts';
import * as z from 'zod/mini';

const deletedLearnerSchema = z.object({ id: z.string(), email: z.string() });

/** A learner whose account is gone. */
export type DeletedLearner = z.infer<typeof deletedLearnerSchema>;

/**
 * Messages between the tabs of one browser about a session that is not in their shared storage: `ask` for it,
 * `share` it, `signed-out`, with the learner when the account is deleted.
 */
const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('share'), session: z.string() }),
  z.object({ kind: z.literal('signed-out'), deleted: z.optional(deletedLearnerSchema) }),
]);
export type TabMessage = z.infer<typeof messageSchema>;

const NAME = 'revisoins-session-tabs';
const MARK = 'revisoins-session-visit';

let post: (message: TabMessage) => void = () => undefined;

/** Reaches nobody before `listenToTabs`, or where the browser has no channel between tabs. */
export function notifyTabs(message: TabMessage): void {
  post(message);
}

/** Whether some tab has a session of this visit, so that a new tab waits for an answer. */
export const mayHaveVisit = (): boolean => deviceStorage.get(MARK) !== null;

export const forgetVisit = (): void => deviceStorage.remove(MARK);

/** Shares this tab's session with the others if it ends with the browser. */
export function shareVisit(): void {
  const text = storedSession();
  if (text === null || sessionPlace() !== 'visit') return;
  deviceStorage.set(MARK, '1');
  notifyTabs({ kind: 'share', session: text });
}

/** Opens the channel, where there is one. Foreign messages are dropped. */
export function listenToTabs(onMessage: (message: TabMessage) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  try {
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }) => {
      const parsed = messageSchema.safeParse(data);
      if (parsed.success) onMessage(parsed.data);
    });
    post = channel.postMessage.bind(channel);
  } catch {
    // A partitioned or opaque origin: this tab is on its own.
  }
}
