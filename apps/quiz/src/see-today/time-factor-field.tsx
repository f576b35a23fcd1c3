import { timeFactors } from '@revisoins/assessment';
import { formatNumber, useTranslation } from '@revisoins/i18n';
import { Field, Select } from '@revisoins/ui';
import type { StudyPlan } from '../plan/study-plan.ts';

export interface TimeFactorFieldProps {
  readonly factor: StudyPlan['timeFactor'];
  readonly onChange: (factor: StudyPlan['timeFactor']) => void;
}

/** How much more time a learner is allowed in exams. */
export function TimeFactorField({ factor, onChange }: TimeFactorFieldProps) {
  const { t } = useTranslation('quiz');
  return (
    <Field label={t('plan.timeFactor.label')} hint={t('plan.timeFactor.hint')}>
      <Select
        value={factor}
        onChange={({ target }) => onChange(timeFactors.find((one) => String(one) === target.value) ?? factor)}
      >
        {timeFactors.map((one) => (
          <option key={one} value={one}>
            {one === 1 ? t('plan.timeFactor.none') : t('plan.timeFactor.more', { factor: formatNumber(one) })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
