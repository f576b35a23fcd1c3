import { product } from '@revisoins/contracts';
import { useTranslation } from '@revisoins/i18n';
import { Banner } from '@revisoins/ui';
import { useDismissal } from './use-dismissal.ts';

export function BetaBanner() {
  const { t } = useTranslation('shell');
  const [dismissed, dismiss] = useDismissal('betaBannerDismissed');
  if (dismissed) return null;
  return (
    <Banner label={t('banner.beta')} onDismiss={dismiss} dismissLabel={t('banner.close')}>
      <strong>{t('banner.beta')}</strong> {t('banner.betaThanks')}{' '}
      <a href={product.feedbackForm} target="_blank" rel="noreferrer">
        {t('banner.feedback')}
      </a>
    </Banner>
  );
}
