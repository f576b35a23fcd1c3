import { useUser } from '@revisoins/auth';
import { product } from '@revisoins/contracts';
import { attemptsUnderWay, useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Banner } from '@revisoins/ui';
import { useDismissal } from './use-dismissal.ts';

/** Tells a learner of Thalia until it is dismissed, but not during an exam: she is silent then. `to` is where it lives. */
export function VoiceBanner({ to }: { to: string }) {
  const { t } = useTranslation('shell');
  const [dismissed, dismiss] = useDismissal('voiceBannerDismissed');
  const isExamLive = useReadonlyStore(attemptsUnderWay(useUser().id)).some(({ kind }) => kind === 'exam');
  if (dismissed || isExamLive) return null;
  const { assistant } = product;
  return (
    <Banner
      label={t('banner.voice', { assistant })}
      tone="warm"
      onDismiss={dismiss}
      dismissLabel={t('banner.close')}
    >
      <strong>{t('banner.voice', { assistant })}</strong> {t('banner.voiceBody')}{' '}
      <Link to={to}>{t('banner.voiceTry')}</Link>
    </Banner>
  );
}
