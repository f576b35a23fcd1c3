import { configureBackend, startSession } from '@revisoins/auth/hosting';
import type { PageMessage } from '@revisoins/contracts';
import { createRemoteLoader } from '@revisoins/federation';
import {
  limitCapabilities,
  offerLandmarks,
  offerRemoteSettings,
  sendLearningEventsTo,
  showTheme,
  SlotContext,
  type RenderSlot,
  startTheme,
} from '@revisoins/host/hosting';
import { setLanguage, startI18n } from '@revisoins/i18n/hosting';
import { RouterProvider } from '@revisoins/router/hosting';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createPrefetch } from '../routing/create-prefetch.ts';
import { PlatformContext } from '../platform/platform-context.ts';
import { createRemoteStyles } from '../platform/remote-styles.ts';
import { createScreens } from '../routing/screens.ts';
import { browserId } from '../start/browser-id.ts';
import { createFederationRuntime } from '../start/federation-runtime.ts';
import { createRefresh } from '../start/follow-channels.ts';
import { provideShellTranslations } from '../start/provide-translations.ts';
import type { Site } from '../platform/read-site.ts';
import { reportLoads } from '../telemetry/report-loads.ts';
import { fetchPinnedVersions, pinnedVersion, noteVersion } from '../start/versions-in-use.ts';
import type { EmbedEvent } from './embed-event.ts';
import type { EmbedRequest } from './embed-request.ts';
import { createEmbedRouter } from './embed-router.tsx';
import { followScreens } from './follow-screens.ts';

/** A frame in another site's page runs the versions that the site chose. */
const noOverrides = {
  overrides: { active: {}, refused: {}, until: {}, gone: {}, unpublished: [] },
  overrideOrigins: [],
};

/** Few embedded screens have a slot, so its code waits for one. */
const LateSlot = lazy(async () => ({ default: (await import('../slots/slot-outlet.tsx')).renderSlot }));
const renderSlot: RenderSlot = (options) => (
  <Suspense fallback={options.skeleton}>
    <LateSlot {...(options as Parameters<RenderSlot>[0])} />
  </Suspense>
);

export interface EmbedOptions {
  site: Site;
  /** Origin of the platform. */
  platform: string;
  request: EmbedRequest;
  /** The element with theme and language. */
  root: HTMLElement;
  /** Where the screens are rendered. */
  place: HTMLElement;
  notify(event: EmbedEvent): void;
}

export interface RunningEmbed {
  configure(change: Pick<PageMessage, 'theme' | 'lang'>): void;
  stop(): void;
}

/**
 * Shows one remote in an element, with the shell's runtime and shared libraries and without its navigation.
 */
export async function startEmbed({
  site,
  platform,
  request,
  root,
  place,
  notify,
}: EmbedOptions): Promise<RunningEmbed> {
  startTheme({ root, given: request.theme });
  sendLearningEventsTo(notify);
  const { config, registry, refused, registryIsSound, fetchVersions } = site;
  await fetchPinnedVersions(site);
  const loader = reportLoads(
    createRemoteLoader({
      registry,
      runtime: createFederationRuntime(registry),
      browserId: browserId(),
      pinnedVersion,
    }),
  );
  const practice = request.practice && loader.version(request.remote).declaration.embed?.practice === true;
  limitCapabilities({ accounts: !practice });
  configureBackend(config);
  if (!practice) void startSession();
  // A page of another site may not ask the platform.
  const refreshVersions =
    platform === location.origin ? createRefresh(loader, { platform, fetchVersions }) : async () => [];
  provideShellTranslations();
  await startI18n(['shell'], { root, given: request.lang });

  const styles = createRemoteStyles(registry, document);
  const screens = createScreens(loader, noteVersion);
  // A page of another site has its own policy: the settings of this site do not apply.
  if (platform === location.origin) offerRemoteSettings((remote) => config.remotes?.[remote]?.settings ?? {});
  offerLandmarks((role) => loader.landmark(role)?.route.path);
  const { router, stopFollowing } = createEmbedRouter(loader, screens, { ...request, practice }, platform);
  const stopScreens = followScreens(router, notify);
  const screen = createRoot(place);
  screen.render(
    <StrictMode>
      <PlatformContext
        value={{
          ...noOverrides,
          loader,
          styles,
          prefetch: createPrefetch(loader, screens),
          refreshVersions,
          registryIsSound,
          refused,
          fetchVersions,
        }}
      >
        <SlotContext value={renderSlot}>
          <RouterProvider router={router} />
        </SlotContext>
      </PlatformContext>
    </StrictMode>,
  );
  return {
    configure({ theme, lang }) {
      if (theme) showTheme(theme);
      if (lang) void setLanguage(lang);
    },
    stop() {
      stopFollowing();
      stopScreens();
      sendLearningEventsTo(() => {});
      screen.unmount();
      styles.stop();
      router.dispose();
    },
  };
}
