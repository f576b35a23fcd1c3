import { useTranslation } from '@revisoins/i18n';
import { FullScreenSpinner } from '@revisoins/ui';
import { useSlow } from '../rendering/use-slow.ts';

/** Shown while the session and the first page load. */
export function Starting() {
  const { t } = useTranslation('shell');
  return <FullScreenSpinner label={useSlow(true) ? t('remote.slow') : t('starting')} />;
}
