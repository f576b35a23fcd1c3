import { useTranslation } from '@revisoins/i18n';
import { Announcement, Card, Page, Skeleton } from '@revisoins/ui';
import { AttemptsWaiting } from '../resume-attempt/attempts-waiting.tsx';
import { useAttemptsWaiting } from '../resume-attempt/use-attempts-waiting.ts';
import styles from './overview.module.css';
import { StatCards } from './stat-cards.tsx';

export function DashboardLoading({ hello }: { readonly hello: string | null }) {
  const { t } = useTranslation('account');
  const isUnderWay = useAttemptsWaiting().length > 0;
  return (
    <Page
      eyebrow={hello}
      title={<span className={styles.headline}>{t('dashboard.title')}</span>}
      actions={isUnderWay ? null : <Skeleton shape="block" width="14rem" height="48px" />}
    >
      <AttemptsWaiting />
      <div className={styles.overview} aria-busy="true">
        <Announcement>{t('dashboard.loading')}</Announcement>
        <StatCards stats={null} quizzesThisWeek={0} />
        <div className={styles.columns}>
          <Card>
            <Skeleton shape="block" height="30rem" />
          </Card>
          <Card>
            <Skeleton shape="block" height="30rem" />
          </Card>
        </div>
      </div>
    </Page>
  );
}
