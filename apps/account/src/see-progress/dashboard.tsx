import { dashboardStats } from '@revisoins/assessment';
import { displayName, usePerson } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Page } from '@revisoins/ui';
import { AttemptsWaiting } from '../resume-attempt/attempts-waiting.tsx';
import { useAttemptsWaiting } from '../resume-attempt/use-attempts-waiting.ts';
import { DashboardEmpty } from './dashboard-empty.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';
import { chooseHeadline } from './headline.ts';
import { MainAction } from './main-action.tsx';
import styles from './overview.module.css';
import { Overview } from './overview.tsx';
import type { Statistics } from './read-statistics.ts';
import { useHeadlineText } from './use-headline-text.ts';
import { useSettled } from '@revisoins/host';

/** `statistics` never rejects. */
export function Dashboard({ statistics }: { readonly statistics: Promise<Statistics> }) {
  const { t } = useTranslation('account');
  const headlineText = useHeadlineText();
  const person = usePerson();
  const settled = useSettled(statistics);
  const isUnderWay = useAttemptsWaiting().length > 0;

  const hello = person
    ? t('dashboard.hello', { name: person.first_name?.trim() || displayName(person, t('someone')) })
    : null;
  if (settled === undefined) return <DashboardLoading hello={hello} />;
  if (settled.kind === 'failed') return <DashboardFailed hello={hello} failure={settled} />;

  const stats = dashboardStats(settled.attempts, settled.readAt);
  const title = (
    <span className={styles.headline}>
      {headlineText(isUnderWay ? { kind: 'under-way' } : chooseHeadline(stats))}
    </span>
  );
  if (!stats.hasStartedQuizzes) {
    return (
      <Page eyebrow={hello} title={title}>
        <AttemptsWaiting />
        <DashboardEmpty isUnderWay={isUnderWay} />
      </Page>
    );
  }
  return (
    <Page eyebrow={hello} title={title} actions={isUnderWay ? null : <MainAction stats={stats} />}>
      <AttemptsWaiting />
      <Overview stats={stats} attempts={settled.attempts} readAt={settled.readAt} />
    </Page>
  );
}
