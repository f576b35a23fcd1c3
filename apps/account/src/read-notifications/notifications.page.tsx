import type { ReportOutcome } from '@revisoins/assessment';
import { currentLearner } from '@revisoins/auth';
import { useLoaderData } from '@revisoins/router';
import { NotificationsScreen } from './notifications-screen.tsx';
import { readNotifications } from './read-notifications.ts';
import { readReports } from './read-reports.ts';

interface NotificationsData {
  readonly reports: Promise<readonly ReportOutcome[] | null>;
}

/** Reads into the store that the menu shares. Not awaited: the page shows its own loading state. */
export async function loader(): Promise<NotificationsData> {
  void readNotifications(await currentLearner());
  return { reports: readReports() };
}

export function Component() {
  return <NotificationsScreen {...useLoaderData<NotificationsData>()} />;
}
