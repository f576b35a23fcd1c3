import type { Refusal } from '@revisoins/federation';
import { useSession } from '@revisoins/auth';
import { useLocation } from '@revisoins/router';
import { useTranslation } from '@revisoins/i18n';
import { Banner } from '@revisoins/ui/hosting';
import { product } from '@revisoins/contracts';
import { useLandmark } from '../platform/landmarks.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { usePageHandle } from '../platform/use-page-handle.ts';
import { SlotOutlet } from '../slots/slot-outlet.tsx';
import { Announcements } from './announcements.tsx';
import { useDismissal } from './use-dismissal.ts';

const BETA = 'betaBannerDismissed';

function BetaBanner() {
  const { t } = useTranslation('shell');
  const [dismissed, dismiss] = useDismissal(BETA);
  if (dismissed) return null;
  return (
    <div data-dismissal={BETA}>
      <Banner label={t('banner.beta')} onDismiss={dismiss} dismissLabel={t('banner.close')}>
        <strong>{t('banner.beta')}</strong> {t('banner.betaThanks')}{' '}
        <a href={product.feedbackForm} target="_blank" rel="noreferrer">
          {t('banner.feedback')}
        </a>
      </Banner>
    </div>
  );
}

/**
 * Shown when the page has no readable list of remotes, or a list that this host cannot run, instead of
 * a not-found page without a reason.
 */
function RegistryBanner({ missing }: { missing: 'one' | 'all' }) {
  const { t } = useTranslation('shell');
  return (
    <Banner tone="bad" label={t('banner.registryTitle')}>
      <strong>{t('banner.registryTitle')}</strong>{' '}
      {t(missing === 'all' ? 'banner.registryBody' : 'banner.remoteBody')}
    </Banner>
  );
}

/** A version that was left out is replaced by another; a remote that was left out is not. */
const everyRemoteIsHere = (refused: readonly Refusal[]) =>
  refused.every(({ version }) => version !== undefined);

/**
 * Banners about the whole site, above the page: the beta notice over protected content, and announcements at
 * home.
 */
export function Banners() {
  const { status } = useSession();
  const { registryIsSound, refused } = usePlatform();
  const { pathname } = useLocation();
  const handle = usePageHandle();
  const home = useLandmark('home');
  const isProtected = status === 'signed-in' && handle?.access === 'signed-in';
  return (
    <>
      {registryIsSound && everyRemoteIsHere(refused) ? null : (
        <RegistryBanner missing={registryIsSound ? 'one' : 'all'} />
      )}
      {isProtected ? <BetaBanner /> : null}
      {isProtected && pathname === home ? <Announcements /> : null}
      {handle ? (
        <SlotOutlet name="page.top" props={{ path: pathname, access: handle.access }} fallback={null} />
      ) : null}
    </>
  );
}
