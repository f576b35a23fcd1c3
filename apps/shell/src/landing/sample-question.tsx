import { useTranslation } from '@revisoins/i18n';
import { Card, Chip } from '@revisoins/ui';
import { Check } from 'lucide-react';
import styles from './landing.module.css';

const options = ['a', 'b', 'c', 'd'] as const;
const CHOSEN = 'b';

/** A picture of a quiz, drawn with text: it shows what to expect and does nothing. */
export function SampleQuestion() {
  const { t } = useTranslation('shell');
  return (
    <Card className={styles.sample} aria-hidden="true">
      <div className={styles.sampleTop}>
        <Chip>{t('landing.sample.skill')}</Chip>
        <span className={styles.clock}>3:20</span>
      </div>
      <p className={styles.stem}>{t('landing.sample.stem')}</p>
      {options.map((option) => (
        <div key={option} className={option === CHOSEN ? styles.chosen : styles.option}>
          <span className={styles.letter}>{option.toUpperCase()}</span>
          {t(`landing.sample.${option}`)}
          {option === CHOSEN ? <Check size={22} strokeWidth={3} className={styles.tick} /> : null}
        </div>
      ))}
    </Card>
  );
}
