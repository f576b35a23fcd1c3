import { skillTitleKey, splitSkillTitle } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';

/**
 * The name of a stored skill title in the current language, without 'Compétence 8 - '; an unknown title is
 * shown as it is.
 */
export function useSkillName(): (stored: string) => string {
  const { t } = useTranslation('skills');
  return (stored) => {
    const key = skillTitleKey(stored);
    return splitSkillTitle(key === null ? stored : t(key)).name;
  };
}
