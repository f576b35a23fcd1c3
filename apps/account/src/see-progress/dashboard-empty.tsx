import { landmark } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, EmptyState, LinkButton } from '@revisoins/ui';
import { Sprout } from 'lucide-react';
import { DeclaredCards } from './declared-cards.tsx';
import styles from './overview.module.css';
import { YourData } from './your-data.tsx';

/**
 * What to do is above it: the session of the day, or a first quiz or exam that can be resumed. With the
 * latter (`isUnderWay`) nothing else is suggested.
 */
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
              <LinkButton variant="secondary">
                <Link to={landmark('start')}>{t('dashboard.browse')}</Link>
              </LinkButton>
            )
          }
        >
          <p>{t(isUnderWay ? 'dashboard.emptyUnderWayBody' : 'dashboard.emptyBody')}</p>
        </EmptyState>
      </Card>
      <DeclaredCards />
      <YourData attempts={0} skills={0} />
    </div>
  );
}
