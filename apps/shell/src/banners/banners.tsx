import { useSession } from '@revisoins/auth';
import { useLocation } from '@revisoins/router';
import { HOME_OF_SIGNED_IN } from '../routing/guard.ts';
import { usePlatform } from '../routing/platform-context.ts';
import { usePageHandle } from '../routing/use-page-handle.ts';
import { BetaBanner } from './beta-banner.tsx';
import { RegistryBanner } from './registry-banner.tsx';
import { VoiceBanner } from './voice-banner.tsx';

const VOICE = '/thalia-voice';

/** A version that was left out has another in its place; a remote that was left out has none. */
const everyRemoteIsHere = (refused: Record<string, string>) =>
  Object.keys(refused).every((part) => part.includes(' '));

/** What is true for the whole site, above the page: over protected content the beta; at home Thalia. */
export function Banners() {
  const { status } = useSession();
  const { loader, registryIsSound, refusedParts } = usePlatform();
  const { pathname } = useLocation();
  const handle = usePageHandle();
  const isProtected = status === 'signed-in' && handle?.access === 'signed-in';
  return (
    <>
      {registryIsSound && everyRemoteIsHere(refusedParts) ? null : (
        <RegistryBanner missing={registryIsSound ? 'one' : 'all'} />
      )}
      {isProtected ? <BetaBanner /> : null}
      {isProtected && pathname === HOME_OF_SIGNED_IN && loader.findRoute(VOICE) ? (
        <VoiceBanner to={VOICE} />
      ) : null}
    </>
  );
}
