import { language, useTranslation } from '@revisoins/i18n';
import { usePlatform } from './platform-context.ts';

/** What a learner calls a remote: its declared title, else 'This part'. */
export function usePartName(remote: string): string {
  const { t } = useTranslation('shell');
  const { declaration } = usePlatform().loader.version(remote);
  return declaration.title?.[language()] ?? t('remote.other');
}
