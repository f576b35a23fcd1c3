import { landmark } from '@revisoins/host';
import { dashboardStats } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, EmptyState, LinkButton } from '@revisoins/ui';
import { Sprout } from 'lucide-react';
import { DeclaredCards } from './declared-cards.tsx';
import styles from './overview.module.css';
import { StatCards } from './stat-cards.tsx';
import { YourData } from './your-data.tsx';

/** `isUnderWay`: a first quiz or exam can be resumed above, so nothing else is suggested. */
export function DashboardEmpty({ isUnderWay }: { readonly isUnderWay: boolean }) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.overview}>
      <Card>
        <EmptyState
          icon={<Sprout size={30} aria-hidden="true" />}
          title={t(isUnderWay ? 'dashboard.emptyUnderWay' : 'dashboard.empty')}
          action={
            isUnderWay ? null : (
              <LinkButton>
                <Link to={landmark('start')}>{t('dashboard.startQuiz')}</Link>
              </LinkButton>
            )
          }
        >
          <p>{t(isUnderWay ? 'dashboard.emptyUnderWayBody' : 'dashboard.emptyBody')}</p>
        </EmptyState>
      </Card>
      <DeclaredCards />
      <StatCards stats={dashboardStats([], 0)} quizzesThisWeek={0} />
      <YourData attempts={0} skills={0} />
    </div>
  );
}
