import { useTranslation } from '@revisoins/i18n';
import { Alert } from '@revisoins/ui';
import type { AskedSetup } from './asked-setup.ts';

/** Says that a link chose the settings, which of them do not exist, and that the exam has not started. */
export function AskedSetupNote({ asked: { questionCount, minutes, isExact } }: { asked: AskedSetup }) {
  const { t } = useTranslation('exam');
  return (
    <Alert tone={isExact ? 'info' : 'warm'} title={t('asked.title')}>
      <p>{t(isExact ? 'asked.exact' : 'asked.nearest', { count: questionCount, minutes })}</p>
    </Alert>
  );
}
