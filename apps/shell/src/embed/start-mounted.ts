import { readSite } from '../platform/read-site.ts';
import { showBrokenStart } from '../start/show-broken-start.ts';
import { isDevelopment, startTelemetry } from '../telemetry/start-telemetry.ts';
import type { EmbedEvent } from './embed-event.ts';
import { isEmbeddable, type EmbedRequest } from './embed-request.ts';
import { permittedParent } from './permitted-parent.ts';
import { startEmbed, type RunningEmbed } from './start-embed.tsx';
import { showRefusal } from './show-refusal.ts';

export interface MountedOptions {
  element: HTMLElement;
  /** The platform's own embed page, which contains the site's data. */
  page: Document;
  platform: string;
  request: EmbedRequest;
  notify(event: EmbedEvent): void;
}

export type StartMounted = (options: MountedOptions) => Promise<RunningEmbed | undefined>;

function addPlace(element: HTMLElement, mark?: string): HTMLElement {
  const place = element.ownerDocument.createElement('div');
  if (mark) place.setAttribute(mark, '');
  element.append(place);
  return place;
}

/**
 * Shows one remote in an element of a page that trusts the platform as it trusts itself. Undefined when that
 * is not allowed.
 */
export const startMounted: StartMounted = async ({ element, page, platform, request, notify }) => {
  const site = readSite(page, platform);
  if (!site || !isEmbeddable(site.registry, request.remote)) {
    showBrokenStart(element);
    notify({ type: 'error', kind: 'unavailable' });
    return undefined;
  }
  if (!permittedParent(site.config, location.origin, platform)) {
    showRefusal(element);
    notify({ type: 'error', kind: 'refused' });
    return undefined;
  }
  startTelemetry({ ...site, platform, isOwnPage: false, isDeveloped: isDevelopment });
  element.replaceChildren();
  element.setAttribute('data-revisoins', '');
  const place = addPlace(element);
  // Dialogs are rendered where the styles are.
  addPlace(element, 'data-revisoins-portal');
  const embed = await startEmbed({ site, platform, request, root: element, place, notify });
  return {
    configure: embed.configure,
    stop() {
      embed.stop();
      element.replaceChildren();
      for (const name of ['data-revisoins', 'data-theme', 'lang']) element.removeAttribute(name);
      element.classList.remove('light', 'dark');
    },
  };
};
