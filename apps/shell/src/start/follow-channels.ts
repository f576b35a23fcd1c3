import { channelsSchema } from '@revisoins/contracts';
import type { FetchVersions, RemoteLoader } from '@revisoins/federation';
import type { RefreshVersions } from '../platform/platform-context.ts';

const TIMEOUT_MS = 3_000;
/** How often a page asks automatically. */
const PAUSE_MS = 60_000;

export interface ChannelsOptions {
  /** Origin of the platform. */
  platform: string;
  fetchVersions: FetchVersions;
  /** Remotes with an override in this browser. */
  pinned?: readonly string[];
}

export function createRefresh(
  loader: RemoteLoader,
  { platform, fetchVersions, pinned = [] }: ChannelsOptions,
): RefreshVersions {
  return async () => {
    try {
      const response = await fetch(new URL('/channels.json', platform), {
        cache: 'no-cache',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) return [];
      const channels = channelsSchema.parse(await response.json());
      const unknown = loader.follow(channels, pinned);
      if (unknown.length === 0) return [];
      // The site may have rolled back to a version that no browser was given when this page opened.
      await Promise.allSettled(unknown.map(fetchVersions));
      return loader.follow(channels, pinned);
    } catch {
      // The page's own registry stays valid.
      return [];
    }
  };
}

/**
 * Asks automatically, with a minimum interval: when the page becomes visible, and on navigation. Removes from
 * view what belongs to a remote that has left the site.
 */
export function refreshByItself(
  refresh: RefreshVersions,
  loader: Pick<RemoteLoader, 'remotes'>,
  router: {
    subscribe(listener: (state: { location: { key: string } }) => void): void;
    revalidate(): Promise<void>;
  },
): void {
  let last = performance.now();
  let key: string | undefined;
  const ask = () => {
    if (performance.now() - last < PAUSE_MS) return;
    last = performance.now();
    const before = loader.remotes().join();
    void refresh().then(() => {
      if (loader.remotes().join() !== before) void router.revalidate();
    });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
  router.subscribe(({ location }) => {
    if (key !== undefined && key !== location.key) ask();
    ({ key } = location);
  });
}
