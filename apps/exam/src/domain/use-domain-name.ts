import { skillTitleKey } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';

/** Translates a domain's canonical title; an unknown title is shown as it is. */
export function useDomainName(): (title: string) => string {
  const { t } = useTranslation('skills');
  return (title) => {
    const key = skillTitleKey(title);
    return key === null ? title : t(key);
  };
}
