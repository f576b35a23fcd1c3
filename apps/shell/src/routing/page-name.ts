import type { RemoteLoader } from '@revisoins/federation';
import type { PageName } from '@revisoins/host/hosting';

/** The name of a remote's page: as in the navigation, else the remote's title. */
export function pageName(
  loader: Pick<RemoteLoader, 'findRoute' | 'navigation' | 'version'>,
  path: string,
): PageName | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  const entry = loader.navigation().find(({ to }) => to === pathname);
  if (entry) return entry.label;
  const owned = loader.findRoute(pathname);
  return owned && loader.version(owned.remote).declaration.title;
}
