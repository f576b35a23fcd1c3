import { useTranslation } from '@revisoins/i18n';
import { Announcement, Card, Page, Skeleton } from '@revisoins/ui';
import styles from './overview.module.css';
import { StatCards } from './stat-cards.tsx';

/** Holds the place of the line with the learner's name. */
const NO_NAME = '\u00a0';

/** The dashboard before anything is known of the learner. */
export function DashboardSkeleton() {
  const { t } = useTranslation('account');
  return (
    <Page eyebrow={NO_NAME} title={<span className={styles.headline}>{t('dashboard.title')}</span>}>
      <DashboardLoading />
    </Page>
  );
}

/** The place of the figures. */
export function DashboardLoading() {
  const { t } = useTranslation('account');
  return (
    <div className={styles.overview} aria-busy="true">
      <Announcement>{t('dashboard.loading')}</Announcement>
      <div className={styles.columns}>
        <Card>
          <Skeleton shape="block" height="30rem" />
        </Card>
        <Card>
          <Skeleton shape="block" height="30rem" />
        </Card>
      </div>
      <StatCards stats={null} quizzesThisWeek={0} />
    </div>
  );
}
