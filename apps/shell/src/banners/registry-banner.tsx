import { useTranslation } from '@revisoins/i18n';
import { Banner } from '@revisoins/ui';

/** The page came without a readable list of remotes, or with one that it cannot run: says so, instead of a not-found page without a reason. */
export function RegistryBanner({ missing }: { missing: 'one' | 'all' }) {
  const { t } = useTranslation('shell');
  return (
    <Banner tone="bad" label={t('banner.registryTitle')}>
      <strong>{t('banner.registryTitle')}</strong>{' '}
      {t(missing === 'all' ? 'banner.registryBody' : 'banner.remoteBody')}
    </Banner>
  );
}
