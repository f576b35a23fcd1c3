import { useOptionalUser } from '@revisoins/auth';
import { useEffect } from 'react';
import { followNotifications } from './follow-notifications.ts';
import { unreadCount } from './notification-list.ts';
import { useNotifications } from './notifications.store.ts';

/** The signed-in learner's number of unread notifications, updated live. */
export function useUnreadCount(): number {
  const learner = useOptionalUser()?.id ?? null;
  useEffect(() => (learner === null ? undefined : followNotifications(learner)), [learner]);
  return useNotifications((state) => (state.learner === learner ? unreadCount(state.list) : 0));
}
