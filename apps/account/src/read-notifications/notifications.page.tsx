import { currentLearner } from '@revisoins/auth';
import { NotificationsScreen } from './notifications-screen.tsx';
import { readNotifications } from './read-notifications.ts';

/** Reads into the store that the menu shares. Not awaited: the page shows its own loading state. */
export async function loader(): Promise<null> {
  void readNotifications(await currentLearner());
  return null;
}

export function Component() {
  return <NotificationsScreen />;
}
