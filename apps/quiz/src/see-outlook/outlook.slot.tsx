import { useOptionalUser } from '@revisoins/auth';
import { useSettled } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Skeleton } from '@revisoins/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { readStudyItems } from '../plan/study.ts';
import { useStudyRecord } from '../see-today/use-study-record.ts';

/** The charts with their texts: a dashboard shows its first cards without them. */
async function loadOutlookCards() {
  const cards = await import(/* webpackChunkName: "outlook" */ './outlook-cards.tsx');
  cards.provideOutlookTexts();
  return cards;
}

const prepare = () =>
  Promise.all([loadOutlookCards(), readStudyItems()]).then(
    ([{ OutlookCards }, items]) => ({ OutlookCards, items }),
    () => null,
  );

/** How far a learner is on the way to her exam, among the figures of the dashboard. */
export function OutlookSlot() {
  const learner = useOptionalUser()?.id ?? '';
  return learner === '' ? null : <LearnerOutlook key={learner} learner={learner} />;
}

function LearnerOutlook({ learner }: { readonly learner: string }) {
  const { t } = useTranslation('quiz');
  const { record, readAgain } = useStudyRecord(learner);
  const [preparing, setPreparing] = useState(prepare);
  const prepared = useSettled(preparing);
  if (record === null || prepared === null) {
    const retry = () => {
      if (record === null) readAgain();
      if (prepared === null) setPreparing(prepare());
    };
    return (
      <Card as="section">
        <p>{t('readiness.failed')}</p>
        <Button variant="secondary" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={retry}>
          {t('today.retry')}
        </Button>
      </Card>
    );
  }
  const waiting = (
    <Card as="section" aria-busy="true">
      <Skeleton width="10rem" />
      <Skeleton shape="block" height="16rem" />
    </Card>
  );
  if (record === undefined || prepared === undefined) return waiting;
  const { OutlookCards, items } = prepared;
  return <OutlookCards record={record} items={items} waiting={waiting} />;
}
