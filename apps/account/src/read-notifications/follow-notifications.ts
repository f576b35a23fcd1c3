import { subscribeToChanges } from '@revisoins/backend';
import { notificationSchema } from './notification.schema.ts';
import { withNotification } from './notification-list.ts';
import { setList } from './notifications.store.ts';
import { readNotifications } from './read-notifications.ts';

/** Reads a learner's notifications and follows new ones. Returns a function that stops it. */
export function followNotifications(learner: string): () => void {
  void readNotifications(learner);
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
