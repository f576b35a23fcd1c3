import { useOptionalUser } from '@revisoins/auth';
import { useSettled } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Skeleton } from '@revisoins/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { readStudyRecord, type StudyRecord } from '../plan/study.ts';
import { TodayCard } from './today-card.tsx';
import styles from './today.module.css';

type Settled = { readonly record: StudyRecord } | 'failed';

const read = (learner: string): Promise<Settled> =>
  readStudyRecord(learner).then(
    (record) => ({ record }),
    () => 'failed' as const,
  );

/** What a learner is to do today, first on the dashboard. */
export function Today() {
  const learner = useOptionalUser()?.id ?? '';
  return learner === '' ? null : <TodayOf key={learner} learner={learner} />;
}

function TodayOf({ learner }: { readonly learner: string }) {
  const { t } = useTranslation('quiz');
  const [reading, setReading] = useState(() => read(learner));
  const settled = useSettled(reading);
  if (settled === undefined) {
    return (
      <Card as="section" className={styles.today} aria-busy="true" aria-label={t('today.title')}>
        <Skeleton width="8rem" />
        <Skeleton width="18rem" height="2rem" />
        <Skeleton shape="block" width="10rem" height="48px" />
      </Card>
    );
  }
  const readAgain = () => setReading(read(learner));
  if (settled === 'failed') {
    return (
      <Card as="section" className={styles.today}>
        <h2>{t('today.title')}</h2>
        <p>{t('today.failed')}</p>
        <div className={styles.actions}>
          <Button variant="secondary" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={readAgain}>
            {t('today.retry')}
          </Button>
        </div>
      </Card>
    );
  }
  return <TodayCard learner={learner} record={settled.record} onPlanChanged={readAgain} />;
}
