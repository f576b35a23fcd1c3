import { useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Skeleton } from '@revisoins/ui';
import { RotateCcw } from 'lucide-react';
import { TodayCard } from './today-card.tsx';
import styles from './today.module.css';
import { useStudyRecord } from './use-study-record.ts';

/** What a learner is to do today, first on the dashboard. */
export function Today() {
  const learner = useOptionalUser()?.id ?? '';
  return learner === '' ? null : <LearnerToday key={learner} learner={learner} />;
}

function LearnerToday({ learner }: { readonly learner: string }) {
  const { t } = useTranslation('quiz');
  const { record, readAgain } = useStudyRecord(learner);
  if (record === undefined) {
    return (
      <Card as="section" className={styles.today} aria-busy="true" aria-label={t('today.title.open')}>
        <Skeleton width="8rem" />
        <Skeleton width="18rem" height="2rem" />
        <Skeleton shape="block" width="10rem" height="48px" />
      </Card>
    );
  }
  if (record === null) {
    return (
      <Card as="section" className={styles.today}>
        <h2>{t('today.title.open')}</h2>
        <p>{t('today.failed')}</p>
        <div className={styles.actions}>
          <Button variant="secondary" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={readAgain}>
            {t('today.retry')}
          </Button>
        </div>
      </Card>
    );
  }
  return <TodayCard learner={learner} record={record} />;
}
