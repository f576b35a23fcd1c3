import { run, table } from '@revisoins/backend';
import { unreadIds, withRead } from './notification-list.ts';
import { notifications, setList } from './notifications.store.ts';

export type MarkReadOutcome = { kind: 'ok' } | { kind: 'failed' };

/** Marks them as read at once, and reverts that when the server refuses or does not answer. Never rejects. */
async function optimistically(
  learner: string,
  ids: readonly string[],
  send: () => Promise<unknown>,
): Promise<MarkReadOutcome> {
  setList(learner, (list) => withRead(list, ids, true));
  try {
    await send();
    return { kind: 'ok' };
  } catch {
    setList(learner, (list) => withRead(list, ids, false));
    return { kind: 'failed' };
  }
}

export function markRead(learner: string, id: string): Promise<MarkReadOutcome> {
  return optimistically(learner, [id], () =>
    run(table('user_notifications').update({ is_read: true }).eq('id', id)),
  );
}

export function markAllRead(learner: string): Promise<MarkReadOutcome> {
  const ids = unreadIds(notifications.getState().list);
  return optimistically(learner, ids, () =>
    run(table('user_notifications').update({ is_read: true }).eq('user_id', learner).eq('is_read', false)),
  );
}
