import { useOptionalUser } from '@revisoins/auth';
import { useEffect } from 'react';
import { followNotifications } from './follow-notifications.ts';
import { unreadCount } from './notification-list.ts';
import { useNotifications } from './notifications.store.ts';

/** How many notifications wait for the signed-in learner, kept up to date while it is shown. */
export function useUnreadCount(): number {
  const learner = useOptionalUser()?.id ?? null;
  useEffect(() => (learner === null ? undefined : followNotifications(learner)), [learner]);
  return useNotifications((state) => (state.learner === learner ? unreadCount(state.list) : 0));
}
