import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { saveStudyPlan } from '../plan/study-plan.ts';
import styles from './today.module.css';

export interface PlanOfferProps {
  readonly learner: string;
  readonly onAnswer: () => void;
}

/**
 * Asks a learner without a plan when her exam is. Either button hides the question permanently, on all her
 * devices: 'later' creates a plan without a date, which she can change at any time.
 */
export function PlanOffer({ learner, onAnswer }: PlanOfferProps) {
  const { t } = useTranslation('quiz');
  const [isSaving, setSaving] = useState(false);
  const putOff = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      await saveStudyPlan(learner, {});
    } catch {
      toast({ title: t('plan.failed'), description: t('plan.offer.failed'), variant: 'destructive' });
      setSaving(false);
    }
  };
  return (
    <div role="group" aria-labelledby="plan-offer" className={styles.offer}>
      <p id="plan-offer">
        <b>{t('plan.offer.title')}</b> {t('plan.offer.body')}
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={<CalendarDays size={18} aria-hidden="true" />}
        onClick={onAnswer}
      >
        {t('plan.title')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={isSaving}
        busyLabel={t('plan.offer.saving')}
        onClick={() => void putOff()}
      >
        {t('plan.offer.later')}
      </Button>
    </div>
  );
}
