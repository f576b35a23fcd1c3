import { configureBackend, startSession } from '@revisoins/auth/hosting';
import type { SiteConfig } from '@revisoins/contracts';
import { createRemoteLoader, type RemoteLoader } from '@revisoins/federation';
import {
  namePagesBy,
  offerAttemptReviews,
  offerDashboardCards,
  offerLandmarks,
  offerRemoteSettings,
  SlotContext,
  startTheme,
} from '@revisoins/host/hosting';
import { language, toLanguage } from '@revisoins/i18n';
import { setLanguage, startI18n } from '@revisoins/i18n/hosting';
import { RouterProvider } from '@revisoins/router/hosting';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyOverrides } from '../platform/apply-overrides.ts';
import { endOverrides, followPreviewLink } from '../platform/overrides.ts';
import { redirectFor } from '../routing/guard.ts';
import { createPrefetch } from '../routing/create-prefetch.ts';
import { pageName } from '../routing/page-name.ts';
import { announceSlowStart } from '../layout/navigation-progress.tsx';
import { PlatformContext } from '../platform/platform-context.ts';
import { createRemoteStyles } from '../platform/remote-styles.ts';
import { renderOnce } from '../routing/render-once.ts';
import { createScreens } from '../routing/screens.ts';
import { createShellRouter, firstPageReady } from '../routing/shell-router.tsx';
import { followDeletion } from '../routing/follow-deletion.ts';
import { renderSlot } from '../slots/slot-outlet.tsx';
import { reportLoads } from '../telemetry/report-loads.ts';
import { isDevelopment, startTelemetry } from '../telemetry/start-telemetry.ts';
import { browserId } from './browser-id.ts';
import { syncThemeColor } from '../platform/sync-theme-color.ts';
import { createFederationRuntime } from './federation-runtime.ts';
import { createRefresh, refreshByItself } from './follow-channels.ts';
import { limitScripts } from './limit-scripts.ts';
import { provideShellTranslations } from './provide-translations.ts';
import { mayTakeOver } from '../public-page/hand-over.ts';
import { readSite } from '../platform/read-site.ts';
import { runSyncs } from './run-syncs.ts';
import { isPrerendered, takeOver } from './take-over.ts';
import { showBrokenStart } from './show-broken-start.ts';
import { fetchPinnedVersions, pinnedVersion, noteVersion } from './versions-in-use.ts';

/**
 * Waits until the page may be replaced, and adopts the language and theme that were chosen in it meanwhile.
 */
async function settlePage(place: HTMLElement): Promise<void> {
  // The document's language follows the shell's.
  const shown = () => toLanguage(place.dataset.view);
  do {
    while (shown() !== language()) await setLanguage(shown());
    await mayTakeOver(document);
  } while (shown() !== language());
  startTheme();
}

/** Gives remotes what they read of the host: what others declare, and what the operator has set. */
function offerToRemotes(loader: RemoteLoader, config: SiteConfig): void {
  namePagesBy((path) => pageName(loader, path));
  offerDashboardCards(() =>
    loader
      .declarations()
      .flatMap(({ cards = [] }) => cards)
      .sort((a, b) => a.order - b.order),
  );
  offerRemoteSettings((remote) => config.remotes?.[remote]?.settings ?? {});
  offerAttemptReviews((kind) => loader.declarations().find(({ name }) => name === kind)?.attempt?.review);
  offerLandmarks((role) => loader.landmark(role)?.route.path);
}

/** Starts the shell in a page. When the page lacks the site's data, shows an error in both languages. */
export async function startShell(page: Document): Promise<void> {
  const place = page.getElementById('root');
  const site = readSite(page, page.location.origin);
  if (!place || !site) return showBrokenStart(place ?? page.body);

  const { config, refused, registryIsSound, fetchVersions } = site;
  const overrideOrigins = config.overrideOrigins ?? [];
  // From here on, since a preview needs a script of the shell before its registry is known.
  const limits = { config, registry: site.registry };
  limitScripts(limits);
  const { registry, ...overrides } = await applyOverrides(site, followPreviewLink(page), {
    allowedOrigins: overrideOrigins,
    platform: page.location.origin,
  });
  endOverrides(Object.keys(overrides.gone));
  await fetchPinnedVersions({ ...site, registry });
  limits.registry = registry;
  const isDeveloped = isDevelopment || Object.keys(overrides.active).length > 0;
  startTelemetry({ config, registry, refused, platform: page.location.origin, isOwnPage: true, isDeveloped });
  startTheme();
  syncThemeColor(page);
  configureBackend(config);
  void startSession();
  const quiet = createRemoteLoader({
    registry,
    runtime: createFederationRuntime(registry),
    browserId: browserId(),
    pinnedVersion,
  });
  const loader = reportLoads(quiet);
  const refreshVersions = createRefresh(loader, {
    platform: page.location.origin,
    fetchVersions,
    pinned: Object.keys(overrides.active),
  });
  provideShellTranslations();
  void warmUp(quiet, page.location.pathname);
  await startI18n(['shell']);

  const styles = createRemoteStyles(registry, document);
  const screens = createScreens(loader, noteVersion);
  const prefetch = createPrefetch(loader, screens);
  offerToRemotes(loader, config);
  const router = createShellRouter(loader, screens);
  followDeletion(router);
  refreshByItself(refreshVersions, loader, router);
  runSyncs(loader, () => void router.revalidate());
  const app = (
    <StrictMode>
      <PlatformContext
        value={{
          loader,
          prefetch,
          styles,
          refreshVersions,
          registryIsSound,
          refused,
          fetchVersions,
          overrides,
          overrideOrigins,
        }}
      >
        <SlotContext value={renderSlot}>
          <RouterProvider router={renderOnce(router)} useTransitions={false} />
        </SlotContext>
      </PlatformContext>
    </StrictMode>
  );
  if (!isPrerendered(place)) return createRoot(place).render(app);
  const endWait = announceSlowStart(place);
  await firstPageReady(router);
  endWait();
  await settlePage(place);
  takeOver(place, app);
}

/**
 * Starts fetching the remote of the current address while the translations load. Nothing waits for it: the
 * router asks again and finds it loaded.
 */
async function warmUp(loader: RemoteLoader, pathname: string): Promise<void> {
  const owned = loader.findRoute(pathname);
  if (!owned || (await redirectFor(loader, owned.route.access))) return;
  await loader.load(owned.remote, (loadModule) => loadModule(owned.route.expose));
}
