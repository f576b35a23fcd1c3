import { timings, type QuizItems, type Timing } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { useId } from 'react';
import styles from './quiz-start.module.css';

export interface TimingChoiceProps {
  readonly timing: Timing;
  readonly items: QuizItems;
  readonly onChange: (timing: Timing) => void;
}

export function TimingChoice({ timing, items, onChange }: TimingChoiceProps) {
  const { t } = useTranslation('quiz');
  const name = useId();
  const hints = items === 'calculations' ? 'start.calculationHint' : 'start.timingHint';
  return (
    <fieldset className={styles.timings}>
      <legend className={styles.legend}>{t('start.timing')}</legend>
      {timings.map((one) => (
        <label key={one} className={styles.timing}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === timing}
            onChange={() => onChange(one)}
          />
          <span className={styles.timingName}>{t(`timing.${one}`)}</span>
          <span className={styles.timingHint}>{t(`${hints}.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
