import type { RemoteLoader } from '@revisoins/federation';
import { replace, type LoaderFunctionArgs } from '@revisoins/router';
import type { RouteObject } from '@revisoins/router/hosting';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { guardPage } from './guard.ts';
import { RemoteCrashPage } from './remote-crash.page.tsx';
import type { Screens } from './screens.ts';

/**
 * The route of every unknown path: redirects visitors whom a remote's guard would refuse (before the remote
 * is loaded), reports a remote that is unavailable, and otherwise is the not-found page.
 */
export function createCatchAllRoute(loader: RemoteLoader, screens: Screens): RouteObject {
  const load = async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const owned = loader.findRoute(new URL(request.url).pathname);
    if (!owned) return null;
    const target = await guardPage(loader, owned.route.access, request.url);
    if (target) throw replace(target);
    const failure = screens.loadFailure(owned.remote);
    if (failure) throw failure;
    return null;
  };
  return {
    id: 'catch-all',
    path: '*',
    loader: load,
    Component: NotFoundPage,
    ErrorBoundary: RemoteCrashPage,
  };
}
