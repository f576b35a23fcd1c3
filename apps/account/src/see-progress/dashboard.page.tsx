import { currentLearner } from '@revisoins/auth';
import { useLoaderData } from '@revisoins/router';
import { Dashboard } from './dashboard.tsx';
import { readStatistics, type Statistics } from './read-statistics.ts';

interface DashboardData {
  statistics: Promise<Statistics>;
}

/** Not awaited: the page appears at once. */
export async function loader(): Promise<DashboardData> {
  return { statistics: readStatistics(await currentLearner()) };
}

export function Component() {
  const { statistics } = useLoaderData<DashboardData>();
  return <Dashboard statistics={statistics} />;
}
