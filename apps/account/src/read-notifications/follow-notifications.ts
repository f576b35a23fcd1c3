import { subscribeToChanges } from '@revisoins/backend';
import { useOptionalUser } from '@revisoins/auth';
import { useReadonlyStore } from '@revisoins/host';
import { useEffect } from 'react';
import { notificationSchema } from './notification.schema.ts';
import { withNotification, unreadCount } from './notification-list.ts';
import { notifications, setList } from './notifications.store.ts';
import { remindOnce } from './remind-once.ts';
import { readNotifications } from './read-notifications.ts';

/** Reads a learner's notifications and follows new ones. Returns a function that stops it. */
export function followNotifications(learner: string): () => void {
  void readNotifications(learner);
  // A new reminder arrives as a live change.
  void remindOnce(learner);
  return subscribeToChanges({
    table: 'user_notifications',
    filter: `user_id=eq.${learner}`,
    onLive: () => void readNotifications(learner),
    onChange: ({ type, row }) => {
      const notification = notificationSchema.safeParse(row);
      if (type === 'DELETE' || !notification.success) return void readNotifications(learner);
      setList(learner, (list) => withNotification(list, notification.data));
    },
  });
}

/** The signed-in learner's number of unread notifications, updated live. */
export function useUnreadCount(): number {
  const learner = useOptionalUser()?.id ?? null;
  useEffect(() => (learner === null ? undefined : followNotifications(learner)), [learner]);
  const { learner: owner, list } = useReadonlyStore(notifications);
  return owner === learner ? unreadCount(list) : 0;
}
