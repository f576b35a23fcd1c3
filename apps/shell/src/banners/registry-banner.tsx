import { useTranslation } from '@revisoins/i18n';
import { Banner } from '@revisoins/ui';

/** The page came without a readable list of remotes: says so, instead of a not-found page without a reason. */
export function RegistryBanner() {
  const { t } = useTranslation('shell');
  return (
    <Banner tone="bad" label={t('banner.registryTitle')}>
      <strong>{t('banner.registryTitle')}</strong> {t('banner.registryBody')}
    </Banner>
  );
}
