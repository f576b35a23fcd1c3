import { currentLearner } from '@revisoins/auth';
import { useLoaderData } from '@revisoins/router';
import { Dashboard } from './dashboard.tsx';
import { refreshLiveExam } from '../resume-attempt/announce-live-exam.ts';
import { readStatistics, type Statistics } from './read-statistics.ts';

interface DashboardData {
  statistics: Promise<Statistics>;
}

/** Not awaited: the page appears at once. */
export async function loader(): Promise<DashboardData> {
  const learner = await currentLearner();
  void refreshLiveExam(learner);
  return { statistics: readStatistics(learner) };
}

export function Component() {
  const { statistics } = useLoaderData<DashboardData>();
  return <Dashboard statistics={statistics} />;
}
