import type { SavedAttempt } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Field, Select } from '@revisoins/ui';
import { useSkillName } from '../learner/use-skill-name.ts';
import { filterChoices, type AttemptFilter, type FilterChoice } from './attempt-filter.ts';

export interface FilterFieldProps {
  readonly attempts: readonly SavedAttempt[];
  readonly filter: AttemptFilter;
  readonly onChoose: (filter: AttemptFilter) => void;
}

/** Which attempts are listed: of one kind, or the quizzes of one skill. */
export function FilterField({ attempts, filter, onChoose }: FilterFieldProps) {
  const { t } = useTranslation('account');
  const skillName = useSkillName();
  const { kinds, skills } = filterChoices(attempts, filter);
  const option = ({ filter: value, title, count }: FilterChoice) => (
    <option key={value} value={value}>
      {t('attempts.choice', { name: skillName(title), number: count })}
    </option>
  );
  return (
    <Field label={t('attempts.show')}>
      <Select value={filter} onChange={({ target }) => onChoose(target.value)}>
        <option value="">
          {t('attempts.choice', { name: t('attempts.everything'), number: attempts.length })}
        </option>
        {kinds.length > 0 ? <optgroup label={t('attempts.kinds')}>{kinds.map(option)}</optgroup> : null}
        {skills.length > 0 ? <optgroup label={t('attempts.skills')}>{skills.map(option)}</optgroup> : null}
      </Select>
    </Field>
  );
}
