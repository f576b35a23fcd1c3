import type { RemoteLoader } from '@revisoins/federation';
import { redirectFor } from '../routing/guard.ts';

/**
 * Starts to fetch the remote of the current address while the translations are on their way. Nothing waits for it: the
 * router asks again, and finds what is here.
 */
export async function warmUp(loader: RemoteLoader, pathname: string): Promise<void> {
  const owned = loader.findRoute(pathname);
  if (!owned || (await redirectFor(loader, owned.route.access))) return;
  await loader.load(owned.remote, (loadModule) => loadModule(owned.route.expose));
}
