import { updateProfile, useProfile } from '@revisoins/auth';
import { useLocation, useMatches } from '@revisoins/router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { CrashBoundary } from '../frame/crash-boundary.tsx';
import type { RouteHandle } from '../routing/route-handle.ts';

const OnboardingOverlay = lazy(() => import('./onboarding-overlay.tsx'));

/** A first visit must never cover a quiz or an exam: their clock runs. */
const timed = /^\/(quiz|exam-quiz)(\/|$)/;

/** Shows the introduction over the app on a learner's first visit, once it is known that it is the first. */
export function Onboarding() {
  const profile = useProfile();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    // The page below had no focus to give back.
    if (ended && document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [ended]);
  if (ended || !profile || profile.has_seen_onboarding || handle?.access !== 'signed-in' || timed.test(pathname)) return null;
  const end = () => {
    setEnded(true);
    // It is shown again on the next visit when this does not reach the server; nothing else depends on it.
    void updateProfile({ has_seen_onboarding: true });
  };
  return (
    <CrashBoundary part="shell" fallback={null}>
      <Suspense>
        <OnboardingOverlay onEnd={end} />
      </Suspense>
    </CrashBoundary>
  );
}
