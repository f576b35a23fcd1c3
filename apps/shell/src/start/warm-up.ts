import type { RemoteLoader } from '@revisoins/federation';
import { redirectFor } from '../routing/guard.ts';

/**
 * Starts fetching the remote of the current address while the translations load. Nothing waits for it: the
 * router asks again and finds it loaded.
 */
export async function warmUp(loader: RemoteLoader, pathname: string): Promise<void> {
  const owned = loader.findRoute(pathname);
  if (!owned || (await redirectFor(loader, owned.route.access))) return;
  await loader.load(owned.remote, (loadModule) => loadModule(owned.route.expose));
}
