import { claimableTrial, claimTrial, forgetTrial } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { useRevalidator } from '@revisoins/router';
import { Button, useFocusAfter } from '@revisoins/ui';
import { useState, type RefObject } from 'react';
import type { StudyRecord } from '../plan/study.ts';
import styles from './today.module.css';

export interface TrialOfferProps {
  readonly learner: string;
  readonly record: Pick<StudyRecord, 'studied'>;
  /** Has the focus once she has answered. */
  readonly next: RefObject<HTMLElement | null>;
}

/**
 * Asks a learner who had an account already whether the answers on this device, given without one, are hers
 * to keep. Not once she has answered later than that: these answers were not her latest, nor always her
 * first.
 */
export function TrialOffer({ learner, record, next }: TrialOfferProps) {
  const { t } = useTranslation('quiz');
  const [trial, setTrial] = useState(claimableTrial);
  const { revalidate } = useRevalidator();
  const isOffered =
    trial !== null && !trial.claim && !record.studied.some(({ time }) => time > trial.endedAt);
  useFocusAfter(isOffered, next);
  if (!isOffered) return null;
  const keep = async () => {
    claimTrial(learner);
    setTrial(null);
    // Where they cannot be sent now, the next page that has a connection does it.
    const delivery = await import('../delivery/take-trial.ts').catch(() => null);
    if (await delivery?.deliverWithTrial(learner)) await revalidate();
  };
  const decline = () => {
    forgetTrial(trial);
    setTrial(null);
  };
  return (
    <div role="group" aria-labelledby="trial-offer" className={styles.offer}>
      <p id="trial-offer">{t('today.trial.keep', { count: trial.answers.length })}</p>
      <Button variant="secondary" size="small" onClick={() => void keep()}>
        {t('today.trial.yes')}
      </Button>
      <Button variant="quiet" size="small" onClick={decline}>
        {t('today.trial.no')}
      </Button>
    </div>
  );
}
