import type { Notification } from './notification.schema.ts';

type List = readonly Notification[];

export function unreadCount(list: List): number {
  return list.filter(({ is_read }) => !is_read).length;
}

export function unreadIds(list: List): string[] {
  return list.filter(({ is_read }) => !is_read).map(({ id }) => id);
}

/** The list with these marked as read, or as unread again. */
export function withRead(list: List, ids: readonly string[], isRead: boolean): List {
  return list.map((one) => (ids.includes(one.id) ? { ...one, is_read: isRead } : one));
}

/** The list with a new or changed row, newest first. */
export function withNotification(list: List, row: Notification): List {
  return [row, ...list.filter(({ id }) => id !== row.id)].sort(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  );
}
