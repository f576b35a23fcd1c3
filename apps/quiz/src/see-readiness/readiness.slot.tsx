import { useOptionalUser } from '@revisoins/auth';
import { useSettled } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import type { Readiness } from '@revisoins/learning/readiness';
import { Button, Card, Skeleton } from '@revisoins/ui';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { readStudyRecord } from '../plan/study.ts';
import { readReadiness } from './read-readiness.ts';
import { ReadinessParts } from './readiness-parts.tsx';
import styles from './readiness-card.module.css';

type Settled = { readonly parts: readonly Readiness[] } | 'failed';

const read = (learner: string): Promise<Settled> =>
  readReadiness(readStudyRecord(learner).then(({ answers }) => answers)).then(
    (parts) => ({ parts }),
    () => 'failed' as const,
  );

/** How likely a learner passes each part of the exam, on the dashboard. */
export function ReadinessSlot() {
  const learner = useOptionalUser()?.id ?? '';
  return learner === '' ? null : <ReadinessOf key={learner} learner={learner} />;
}

function ReadinessOf({ learner }: { readonly learner: string }) {
  const { t } = useTranslation('quiz');
  const [reading, setReading] = useState(() => read(learner));
  const settled = useSettled(reading);
  if (settled === undefined) {
    return (
      <Frame isBusy>
        <Skeleton width="18rem" />
        <Skeleton width="18rem" />
        <Skeleton width="10rem" />
      </Frame>
    );
  }
  if (settled === 'failed') {
    return (
      <Frame>
        <p>{t('readiness.failed')}</p>
        <div>
          <Button
            variant="secondary"
            icon={<RotateCcw size={20} aria-hidden="true" />}
            onClick={() => setReading(read(learner))}
          >
            {t('today.retry')}
          </Button>
        </div>
      </Frame>
    );
  }
  return (
    <Frame>
      <ReadinessParts parts={settled.parts} />
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
