import { session } from '@revisoins/auth';
import { permits } from '@revisoins/auth/hosting';
import type { RemoteLoader } from '@revisoins/federation';
import type { Prefetch } from '../platform/platform-context.ts';
import type { Screens } from './screens.ts';

export function createPrefetch(loader: RemoteLoader, screens: Screens): Prefetch {
  return (pathname) => {
    const owned = loader.findRoute(pathname);
    if (!owned || !permits(owned.route.access, session.getState().status)) return;
    screens.load(owned.remote, owned.route).catch(() => undefined);
  };
}
