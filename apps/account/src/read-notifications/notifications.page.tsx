import { reportOutcome, type ReportOutcome } from '@revisoins/assessment';
import { currentLearner } from '@revisoins/auth';
import { callRpc } from '@revisoins/backend';
import { useLoaderData } from '@revisoins/router';
import * as z from 'zod/mini';
import { NotificationsScreen } from './notifications-screen.tsx';
import { readNotifications } from './read-notifications.ts';

interface NotificationsData {
  readonly reports: Promise<readonly ReportOutcome[] | null>;
}

/** What became of the learner's reports, newest first; null when that cannot be read. Never rejects. */
async function readReports(): Promise<readonly ReportOutcome[] | null> {
  try {
    return z.array(reportOutcome).parse(await callRpc('my_reports'));
  } catch {
    return null;
  }
}

/** Reads into the store that the menu shares. Not awaited: the page shows its own loading state. */
export async function loader(): Promise<NotificationsData> {
  void readNotifications(await currentLearner());
  return { reports: readReports() };
}

export function Component() {
  return <NotificationsScreen {...useLoaderData<NotificationsData>()} />;
}
