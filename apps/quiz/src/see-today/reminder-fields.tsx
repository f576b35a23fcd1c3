import { formatDate, useTranslation } from '@revisoins/i18n';
import { Checkbox, Field, Select } from '@revisoins/ui';
import { DEFAULT_REMINDER_HOUR, reminderHours } from '../plan/study-plan.ts';
import styles from './today.module.css';

export interface ReminderFieldsProps {
  /** Null for no reminder. */
  readonly hour: number | null;
  readonly onChange: (hour: number | null) => void;
}

/** Whether a learner is reminded by e-mail, and when. */
export function ReminderFields({ hour, onChange }: ReminderFieldsProps) {
  const { t } = useTranslation('quiz');
  const hours = [...new Set([...reminderHours, ...(hour === null ? [] : [hour])])].toSorted((a, b) => a - b);
  return (
    <div className={styles.reminder}>
      <Checkbox
        label={t('plan.reminder.label')}
        checked={hour !== null}
        onChange={({ target }) => onChange(target.checked ? DEFAULT_REMINDER_HOUR : null)}
      />
      {hour === null ? null : (
        <Field label={t('plan.reminder.hour')} hint={t('plan.reminder.hint')}>
          <Select value={hour} onChange={({ target }) => onChange(Number(target.value))}>
            {hours.map((one) => (
              <option key={one} value={one}>
                {formatDate(new Date(2026, 0, 1, one), 'time')}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}
