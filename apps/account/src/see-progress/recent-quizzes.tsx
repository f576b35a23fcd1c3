import type { SavedAttempt } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, LinkButton } from '@revisoins/ui';
import { History } from 'lucide-react';
import { AttemptRows } from '../learner/attempt-row.tsx';
import styles from './recent-quizzes.module.css';

export interface RecentQuizzesProps {
  /** The latest attempts: which ones, `dashboardStats` decides. */
  readonly attempts: readonly SavedAttempt[];
  /** How many there are in all. */
  readonly total: number;
}

export function RecentQuizzes({ attempts, total }: RecentQuizzesProps) {
  const { t } = useTranslation('account');
  return (
    <Card as="section">
      <h2>{t('dashboard.recent')}</h2>
      <AttemptRows attempts={attempts} />
      <LinkButton variant="secondary" wide className={styles.all ?? ''}>
        <Link to="/attempts">
          <History size={20} aria-hidden="true" />
          {t('dashboard.allAttempts', { number: total })}
        </Link>
      </LinkButton>
    </Card>
  );
}
