import { useTranslation } from '@revisoins/i18n';
import { AttemptOffer } from './attempt-offer.tsx';
import styles from './attempts-waiting.module.css';
import { useAttemptsWaiting } from './use-attempts-waiting.ts';

/** The skills page shows the others. */
const MOST_SHOWN = 3;

/** The attempts that the learner can resume; the first one is the next thing to do. Nothing when there are none. */
export function AttemptsWaiting() {
  const { t } = useTranslation('account');
  const attempts = useAttemptsWaiting();
  if (attempts.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label={t('resume.label')}>
      {attempts.slice(0, MOST_SHOWN).map((attempt, index) => (
        <AttemptOffer key={attempt.id} attempt={attempt} isFirst={index === 0} />
      ))}
    </section>
  );
}
