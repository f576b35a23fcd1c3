import type { EmbedLanguage, EmbedTheme } from '@revisoins/contracts';
import type { EmbedEvent } from '../embed/embed-event.ts';
import { embeddedRemotes, screenFor } from '../embed-element/embedded-remote.ts';
import { loadPlatform } from './load-platform.ts';

export interface MountOptions {
  /** The name of a remote that the site offers to pages. */
  part: string;
  /** Without an account; results go to `onEvent` only. */
  practice?: boolean;
  lang?: EmbedLanguage;
  theme?: EmbedTheme;
  onEvent?(event: EmbedEvent): void;
  /** What the remote's element takes as attributes. */
  [attribute: string]: unknown;
}

export interface Mounted {
  /** Changes theme or language at once. */
  update(change: { theme?: EmbedTheme; lang?: EmbedLanguage }): void;
  /** Takes the part and everything of it out of the element. */
  unmount(): void;
}

let mounted: HTMLElement | undefined;

/**
 * Shows a part of the platform in an element of this page. One at a time: session, language and theme are one per page;
 * throws while another is mounted, and for a part that there is not. What goes wrong later is told as an event 'error'.
 */
export function mount(platform: string, element: HTMLElement, options: MountOptions): Mounted {
  if (mounted) throw new Error('A part of Révisoins is mounted in this page already; unmount it first.');
  const embedded = embeddedRemotes().find(({ remote }) => remote === options.part);
  if (!embedded) throw new Error(`Révisoins has no part "${options.part}".`);
  mounted = element;
  let isWanted = true;
  const tell = (event: EmbedEvent) => {
    if (isWanted) options.onEvent?.(event);
  };
  const attribute = (name: string) => {
    const value = options[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  let look = { lang: options.lang ?? 'fr', theme: options.theme ?? 'light' };

  const running = loadPlatform(platform)
    .then(({ page, start }) => {
      if (!isWanted) return undefined;
      const request = {
        remote: embedded.remote,
        start: screenFor(embedded, attribute) || undefined,
        practice: options.practice ?? false,
        ...look,
      };
      return start({ element, page, platform, request, tell });
    })
    .catch(() => {
      tell({ type: 'error', kind: 'unreachable' });
      return undefined;
    });

  return {
    update(change) {
      look = { ...look, ...change };
      void running.then((embed) => embed?.configure(change));
    },
    unmount() {
      if (!isWanted) return;
      isWanted = false;
      mounted = undefined;
      void running.then((embed) => embed?.stop());
    },
  };
}
