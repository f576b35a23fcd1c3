import { questionCounts, type QuestionCount } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { useId } from 'react';
import styles from './quiz-start.module.css';

export interface QuestionCountChoiceProps {
  readonly count: QuestionCount;
  readonly onChange: (count: QuestionCount) => void;
}

export function QuestionCountChoice({ count, onChange }: QuestionCountChoiceProps) {
  const { t } = useTranslation('quiz');
  const name = useId();
  return (
    <fieldset className={styles.counts}>
      <legend className={styles.legend}>{t('start.count')}</legend>
      {questionCounts.map((one) => (
        <label key={one} className={styles.count}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === count}
            aria-label={t('start.questions', { count: one })}
            onChange={() => onChange(one)}
          />
          <span>{one}</span>
        </label>
      ))}
    </fieldset>
  );
}
