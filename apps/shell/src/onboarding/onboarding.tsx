import { updateProfile, useProfile } from '@revisoins/auth';
import { lazy, Suspense, useEffect, useState } from 'react';
import { CrashBoundary } from '../rendering/crash-boundary.tsx';
import { usePageHandle } from '../platform/use-page-handle.ts';

const OnboardingOverlay = lazy(() => import('./onboarding-overlay.tsx'));

/** Shows the introduction on a learner's first visit, once that is certain. */
export function Onboarding() {
  const profile = useProfile();
  const handle = usePageHandle();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    // The page below had no focus to restore.
    if (ended && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus();
  }, [ended]);
  // It must never cover a quiz or an exam, whose clock runs.
  const isExpected = handle?.access === 'signed-in' && handle.layout !== 'focus';
  if (ended || !profile || profile.has_seen_onboarding || !isExpected) return null;
  const end = () => {
    setEnded(true);
    // If this does not reach the server, it is shown again on the next visit; nothing else depends on it.
    void updateProfile({ has_seen_onboarding: true });
  };
  return (
    <CrashBoundary owner="shell" fallback={null}>
      <Suspense>
        <OnboardingOverlay onEnd={end} />
      </Suspense>
    </CrashBoundary>
  );
}
