import { isAppError } from '@revisoins/contracts';
import type { LoadFailure } from '@revisoins/federation';
import { useMatches, useRouteError } from '@revisoins/router';
import { CrashPage } from '../pages/crash.page.tsx';
import { RemoteUnavailablePage } from './remote-unavailable.page.tsx';
import type { RouteHandle } from './route-handle.ts';

const failureIn = (error: unknown) => (isAppError(error) ? (error.metadata.failure as LoadFailure | undefined) : undefined);

/** Stands for a remote's screen that did not load, or that crashed on its data or while rendering; the frame around it stays. */
export function RemoteCrashPage() {
  const error = useRouteError();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const failure = failureIn(error);
  return failure ? <RemoteUnavailablePage failure={failure} /> : <CrashPage error={error} part={handle?.remote ?? 'shell'} />;
}
