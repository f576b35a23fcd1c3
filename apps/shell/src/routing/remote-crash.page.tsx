import { isAppError } from '@revisoins/contracts';
import type { LoadFailure } from '@revisoins/federation';
import { useLocation, useNavigate } from '@revisoins/router';
import { useRouteError, isRouteErrorResponse } from '@revisoins/router/hosting';
import { useEffect, useEffectEvent } from 'react';
import { CrashPage } from '../pages/crash.page.tsx';
import { usePlatform } from '../platform/platform-context.ts';
import { RemoteUnavailablePage } from './remote-unavailable.page.tsx';
import { usePageHandle } from '../platform/use-page-handle.ts';

const failureIn = (error: unknown) =>
  isAppError(error) ? (error.metadata.failure as LoadFailure | undefined) : undefined;

/** An unexpected error: a fault of the code, rather than of the network, the server or the address. */
const isProgrammingError = (error: unknown) => !isAppError(error) && !isRouteErrorResponse(error);

/**
 * Replaces a version whose code crashed on screen with another one, if there is one; the new screen is shown
 * once.
 */
function useGiveWay(error: unknown, remote: string | undefined, version: string | undefined): void {
  const { loader } = usePlatform();
  const navigate = useNavigate();
  const location = useLocation();
  const fallBack = useEffectEvent(() => {
    if (remote === undefined || version === undefined || !isProgrammingError(error)) return;
    if (loader.fallBack(remote, version)) void navigate(location, { replace: true, state: location.state });
  });
  useEffect(() => fallBack(), [error]);
}

/**
 * Shown for a remote's screen that did not load, or that crashed on its data or while rendering; the layout
 * around it stays. `version` is the screen's, if it had loaded.
 */
export function RemoteCrashPage({ version }: { version?: string | undefined }) {
  const error = useRouteError();
  const handle = usePageHandle();
  const failure = failureIn(error);
  useGiveWay(error, handle?.remote, version);
  return failure ? (
    <RemoteUnavailablePage failure={failure} />
  ) : (
    <CrashPage error={error} owner={handle?.remote ?? 'shell'} />
  );
}
