import { run, table } from '@revisoins/backend';
import * as z from 'zod/mini';
import { notificationSchema } from './notification.schema.ts';
import { setFailed, setList, setReady, switchTo } from './notifications.store.ts';

const rows = z.array(notificationSchema);

/** Reads a learner's notifications into the store. Never rejects: the status reports a failure. */
export async function readNotifications(learner: string): Promise<void> {
  switchTo(learner);
  try {
    const answer = await run(
      table('user_notifications').select().eq('user_id', learner).order('created_at', { ascending: false }),
    );
    const list = rows.parse(answer);
    setList(learner, () => list);
    setReady(learner);
  } catch {
    setFailed(learner);
  }
}
