import { dashboardStats } from '@revisoins/assessment';
import { displayName, usePerson } from '@revisoins/auth';
import { useSettled } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Page } from '@revisoins/ui';
import type { ReactNode } from 'react';
import { AttemptsWaiting } from './attempts-waiting.tsx';
import { DashboardEmpty } from './dashboard-empty.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';
import { chooseHeadline } from './headline.ts';
import styles from './overview.module.css';
import { Overview } from './overview.tsx';
import type { Statistics } from './read-statistics.ts';
import { useAttemptsWaiting } from './use-attempts-waiting.ts';
import { useHeadlineText } from './use-headline-text.ts';

/** `statistics` never rejects. */
export function Dashboard({ statistics }: { readonly statistics: Promise<Statistics> }) {
  const { t } = useTranslation('account');
  const person = usePerson();
  const { title, body } = useContents(useSettled(statistics));
  const hello = person
    ? t('dashboard.hello', { name: person.first_name?.trim() || displayName(person, t('someone')) })
    : null;
  return (
    <Page eyebrow={hello} title={<span className={styles.headline}>{title}</span>}>
      <AttemptsWaiting />
      {body}
    </Page>
  );
}

interface Contents {
  readonly title: string;
  readonly body: ReactNode;
}

/** What the dashboard shows of statistics that are loading, failed, empty or there. */
function useContents(settled: Statistics | undefined): Contents {
  const { t } = useTranslation('account');
  const headlineText = useHeadlineText();
  const isUnderWay = useAttemptsWaiting().length > 0;

  if (settled === undefined) {
    return { title: t('dashboard.title'), body: <DashboardLoading /> };
  }
  if (settled.kind === 'failed')
    return { title: t('dashboard.title'), body: <DashboardFailed failure={settled} /> };

  const stats = dashboardStats(settled.attempts, settled.readAt, settled.answered);
  const title = headlineText(isUnderWay ? { kind: 'under-way' } : chooseHeadline(stats));
  if (!stats.hasStartedQuizzes) return { title, body: <DashboardEmpty isUnderWay={isUnderWay} /> };
  return {
    title,
    body: <Overview stats={stats} attempts={settled.attempts} readAt={settled.readAt} />,
  };
}
