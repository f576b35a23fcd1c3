import { EMBED_VERSION, embedBounds } from '@revisoins/contracts';
import { limitScripts } from '../start/limit-scripts.ts';
import { readSite } from '../platform/read-site.ts';
import { showBrokenStart } from '../start/show-broken-start.ts';
import { isDevelopment, startTelemetry } from '../telemetry/start-telemetry.ts';
import type { EmbedEvent } from './embed-event.ts';
import { isEmbeddable, readEmbedRequest } from './embed-request.ts';
import { followView } from './follow-view.ts';
import { listenToPage } from './listen-to-page.ts';
import { permittedParent } from './permitted-parent.ts';
import { startEmbed } from './start-embed.tsx';
import { showRefusal } from './show-refusal.ts';
import { watchHeight } from './watch-height.ts';

/** Starts an embed in a frame, and its messages with the page around it. */
export async function startFrame(place: HTMLElement): Promise<void> {
  const site = readSite(document, location.origin);
  if (!site) return showBrokenStart(place);
  limitScripts(site);
  const { parent, ...request } = readEmbedRequest(location.href);
  const origin = permittedParent(site.config, parent, location.origin);
  const isAlone = window.parent === window;
  if (!isAlone && !origin) return showRefusal(place);

  const notify = (event: EmbedEvent) => {
    if (origin) window.parent.postMessage({ revisoins: EMBED_VERSION, ...event }, origin);
  };
  if (!isEmbeddable(site.registry, request.remote)) {
    notify({ type: 'error', kind: 'unavailable' });
    return showBrokenStart(place);
  }
  startTelemetry({ ...site, platform: location.origin, isOwnPage: true, isDeveloped: isDevelopment });
  followView(document.documentElement);
  watchHeight(place, (height) => notify({ type: 'resize', height: Math.min(height, embedBounds.height) }));
  const starting = startEmbed({
    site,
    platform: location.origin,
    request,
    root: document.documentElement,
    place,
    notify,
  });
  // Listens from the start: the page may change its theme while the embed starts.
  if (origin)
    listenToPage(
      { window: window.parent, origin },
      (change) => void starting.then((part) => part.configure(change)),
    );
  await starting;
}
