import { useOptionalUser } from '@revisoins/auth';
import { DAY_MS } from '@revisoins/contracts';
import { useSettled } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Skeleton } from '@revisoins/ui';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useStudyRecord } from '../see-today/use-study-record.ts';
import {
  computeReadiness,
  computeReadinessHistory,
  readBankItems,
  readExamAnswers,
} from './read-readiness.ts';
import { localDate } from '../plan/local-date.ts';
import { ReadinessParts } from './readiness-parts.tsx';
import styles from './readiness-card.module.css';

const readBank = () =>
  Promise.all([readBankItems(), readExamAnswers()]).then(
    ([items, inExams]) => ({ items, inExams }),
    () => null,
  );

/** If the chart does not load, today's chances are shown all the same. */
const loadChart = () =>
  import(/* webpackChunkName: "outlook" */ './readiness-chart.tsx').then(
    (chart) => {
      chart.provideOutlookTexts();
      return chart;
    },
    () => null,
  );

/** How likely a learner passes each part of the exam, on the dashboard. */
export function ReadinessSlot() {
  const learner = useOptionalUser()?.id ?? '';
  return learner === '' ? null : <LearnerReadiness key={learner} learner={learner} />;
}

/** Follows the learner's answers: a session that ends elsewhere on this page changes the chances. */
function LearnerReadiness({ learner }: { readonly learner: string }) {
  const { t } = useTranslation('quiz');
  const { record, readAgain } = useStudyRecord(learner);
  const [reading, setReading] = useState(readBank);
  const bank = useSettled(reading);
  const [loading] = useState(loadChart);
  const chart = useSettled(loading);
  if (record === null || bank === null) {
    const retry = () => {
      if (record === null) readAgain();
      if (bank === null) setReading(readBank());
    };
    return (
      <Frame>
        <p>{t('readiness.failed')}</p>
        <div>
          <Button variant="secondary" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={retry}>
            {t('today.retry')}
          </Button>
        </div>
      </Frame>
    );
  }
  if (record === undefined || bank === undefined) {
    return (
      <Frame isBusy>
        <Skeleton width="18rem" />
        <Skeleton width="18rem" />
        <Skeleton width="10rem" />
      </Frame>
    );
  }
  return (
    <Frame>
      <ReadinessParts parts={computeReadiness(record.answers, bank.items, bank.inExams)} />
      {chart ? (
        <chart.ReadinessChart
          history={computeReadinessHistory(record.answers, bank.items, bank.inExams, (day) =>
            localDate(day * DAY_MS),
          )}
        />
      ) : null}
    </Frame>
  );
}

function Frame({ isBusy = false, children }: { readonly isBusy?: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('quiz');
  return (
    <Card as="section" className={styles.card} aria-labelledby="readiness-title" aria-busy={isBusy}>
      <h2 id="readiness-title">{t('readiness.title')}</h2>
      {children}
    </Card>
  );
}
