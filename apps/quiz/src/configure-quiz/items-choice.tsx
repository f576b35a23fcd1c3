import { quizItems, type QuizItems } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { useId } from 'react';
import styles from './quiz-start.module.css';

export interface ItemsChoiceProps {
  readonly items: QuizItems;
  readonly onChange: (items: QuizItems) => void;
}

/** Questions with some calculations, or calculations alone. */
export function ItemsChoice({ items, onChange }: ItemsChoiceProps) {
  const { t } = useTranslation('quiz');
  const name = useId();
  return (
    <fieldset className={styles.timings}>
      <legend className={styles.legend}>{t('start.items')}</legend>
      {quizItems.map((one) => (
        <label key={one} className={styles.timing}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === items}
            onChange={() => onChange(one)}
          />
          <span className={styles.timingName}>{t(`start.itemsName.${one}`)}</span>
          <span className={styles.timingHint}>{t(`start.itemsHint.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
