import { useTranslation } from '@revisoins/i18n';
import { Checkbox } from '@revisoins/ui';
import { MOST_DAYS_OFF, type StudyPlan } from '../plan/study-plan.ts';
import styles from './today.module.css';

/** The days of the week in display order: from Monday. */
const week = [1, 2, 3, 4, 5, 6, 0];

export interface DaysOffFieldProps {
  readonly daysOff: StudyPlan['daysOff'];
  readonly onChange: (daysOff: StudyPlan['daysOff']) => void;
}

/** The days of the week without study; one day at least stays. */
export function DaysOffField({ daysOff, onChange }: DaysOffFieldProps) {
  const { t } = useTranslation('quiz');
  const isFull = daysOff.length >= MOST_DAYS_OFF;
  return (
    <fieldset className={styles.days}>
      <legend>{t('plan.daysOff')}</legend>
      {week.map((day) => {
        const isOff = daysOff.includes(day);
        return (
          <Checkbox
            key={day}
            label={t(`plan.day.${day}`)}
            checked={isOff}
            disabled={!isOff && isFull}
            onChange={({ target }) =>
              onChange(week.filter((one) => (one === day ? target.checked : daysOff.includes(one))))
            }
          />
        );
      })}
      <p role="status">{isFull ? t('plan.oneDayStays') : null}</p>
    </fieldset>
  );
}
