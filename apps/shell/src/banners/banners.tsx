import { useSession } from '@revisoins/auth';
import { useLocation, useMatches } from '@revisoins/router';
import { HOME_OF_SIGNED_IN } from '../routing/guard.ts';
import { usePlatform } from '../routing/platform-context.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { BetaBanner } from './beta-banner.tsx';
import { RegistryBanner } from './registry-banner.tsx';
import { VoiceBanner } from './voice-banner.tsx';

const VOICE = '/thalia-voice';

/** What is true for the whole site, above the page: over protected content the beta; at home the voice assistant. */
export function Banners() {
  const { status } = useSession();
  const { loader, registryIsSound } = usePlatform();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const isProtected = status === 'signed-in' && handle?.access === 'signed-in';
  return (
    <>
      {registryIsSound ? null : <RegistryBanner />}
      {isProtected ? <BetaBanner /> : null}
      {isProtected && pathname === HOME_OF_SIGNED_IN && loader.findRoute(VOICE) ? <VoiceBanner to={VOICE} /> : null}
    </>
  );
}
