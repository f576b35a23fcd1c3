import { bounds } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Field, Select } from '@revisoins/ui';
import type { Ref } from 'react';
import { areMinutesPossible, minutesChoices } from '../plan/study-plan.ts';

export interface MinutesFieldProps {
  readonly ref: Ref<HTMLSelectElement>;
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

/** How many minutes a day a learner studies; a number that no plan can have is refused beside it. */
export function MinutesField({ ref, minutes, onChange }: MinutesFieldProps) {
  const { t } = useTranslation('quiz');
  const [least, most] = bounds.minutesADay;
  const choices = [...new Set([...minutesChoices, minutes])].toSorted((a, b) => a - b);
  return (
    <Field
      label={t('plan.minutes')}
      error={areMinutesPossible(minutes) ? null : t('plan.minutesRange', { least, most })}
    >
      <Select ref={ref} value={minutes} onChange={({ target }) => onChange(Number(target.value))}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t('plan.minutesChoice', { count: choice })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
