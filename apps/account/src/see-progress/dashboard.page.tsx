import { currentLearner } from '@revisoins/auth';
import { useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { afterHeading } from '@revisoins/ui';
import { Dashboard } from './dashboard.tsx';
import { readStatistics, type Statistics } from './read-statistics.ts';

interface DashboardData {
  statistics: Promise<Statistics>;
}

/** Not awaited: the page appears at once. */
export async function loader({ request }: LoaderFunctionArgs): Promise<DashboardData> {
  const learner = await currentLearner();
  return { statistics: afterHeading(request, () => readStatistics(learner)) };
}

export function Component() {
  const { statistics } = useLoaderData<DashboardData>();
  return <Dashboard statistics={statistics} />;
}
