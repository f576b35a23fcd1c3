import { session } from '@revisoins/auth';
import { permits } from '@revisoins/auth/hosting';
import type { RemoteLoader } from '@revisoins/federation';
import type { Screens } from './screens.ts';

/** Loads the screen of a path before it is asked for. Never rejects, and tells nobody when it fails: the navigation will. */
export type Prefetch = (pathname: string) => void;

export function createPrefetch(loader: RemoteLoader, screens: Screens): Prefetch {
  return (pathname) => {
    const owned = loader.findRoute(pathname);
    if (!owned || !permits(owned.route.access, session.getState().status)) return;
    screens.load(owned.remote, owned.route).catch(() => undefined);
  };
}
