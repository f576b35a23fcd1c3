import { useSession } from '@revisoins/auth';
import { useLocation } from '@revisoins/router';
import { useLandmark } from '../platform/landmarks.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { usePageHandle } from '../platform/use-page-handle.ts';
import { SlotOutlet } from '../slots/slot-outlet.tsx';
import { Announcements } from './announcements.tsx';
import { BetaBanner } from './beta-banner.tsx';
import { RegistryBanner } from './registry-banner.tsx';

/** A version that was left out has another in its place; a remote that was left out has none. */
const everyRemoteIsHere = (refused: Record<string, string>) =>
  Object.keys(refused).every((part) => part.includes(' '));

/** What is true for the whole site, above the page: over protected content the beta; at home what the remotes announce. */
export function Banners() {
  const { status } = useSession();
  const { registryIsSound, refusedParts } = usePlatform();
  const { pathname } = useLocation();
  const handle = usePageHandle();
  const home = useLandmark('home');
  const isProtected = status === 'signed-in' && handle?.access === 'signed-in';
  return (
    <>
      {registryIsSound && everyRemoteIsHere(refusedParts) ? null : (
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
