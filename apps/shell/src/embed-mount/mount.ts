import type { EmbedLanguage, EmbedTheme } from '@revisoins/contracts';
import type { EmbedEvent } from '../embed/embed-event.ts';
import { embeddedRemotes, screenFor } from '../embed-element/embedded-remote.ts';
import { loadPlatform } from './load-platform.ts';

export interface MountOptions {
  /** The name of a remote that the site offers to pages. */
  remote: string;
  /** Without an account; results are only sent to `onEvent`. */
  practice?: boolean;
  lang?: EmbedLanguage;
  theme?: EmbedTheme;
  onEvent?(event: EmbedEvent): void;
  /** The attributes of the remote's element. */
  [attribute: string]: unknown;
}

export interface Mounted {
  /** Changes theme or language at once. */
  update(change: { theme?: EmbedTheme; lang?: EmbedLanguage }): void;
  /** Removes the remote from the element. */
  unmount(): void;
}

let mounted: HTMLElement | undefined;

/**
 * Shows a remote in an element of this page. Only one at a time, because session, language and theme are one
 * per page: throws while another one is mounted, and for an unknown remote. Later failures are 'error'
 * events.
 */
export function mount(platform: string, element: HTMLElement, options: MountOptions): Mounted {
  if (mounted) throw new Error('A remote of Révisoins is mounted in this page already; unmount it first.');
  const embedded = embeddedRemotes().find(({ remote }) => remote === options.remote);
  if (!embedded) throw new Error(`Révisoins offers no remote "${options.remote}".`);
  mounted = element;
  let isMounted = true;
  const notify = (event: EmbedEvent) => {
    if (isMounted) options.onEvent?.(event);
  };
  const attribute = (name: string) => {
    const value = options[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  let look = { lang: options.lang ?? 'fr', theme: options.theme ?? 'light' };

  const running = loadPlatform(platform)
    .then(({ page, start }) => {
      if (!isMounted) return undefined;
      const request = {
        remote: embedded.remote,
        start: screenFor(embedded, attribute) || undefined,
        practice: options.practice ?? false,
        ...look,
      };
      return start({ element, page, platform, request, notify });
    })
    .catch(() => {
      notify({ type: 'error', kind: 'unreachable' });
      return undefined;
    });

  return {
    update(change) {
      look = { ...look, ...change };
      void running.then((embed) => embed?.configure(change));
    },
    unmount() {
      if (!isMounted) return;
      isMounted = false;
      mounted = undefined;
      void running.then((embed) => embed?.stop());
    },
  };
}
