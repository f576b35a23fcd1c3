import type { EmbedLanguage, EmbedTheme } from '@revisoins/contracts';
import type { EmbedEvent } from '../embed/embed-event.ts';
import { parts } from '../embed-element/part.ts';
import { loadPlatform } from './load-platform.ts';

export interface MountOptions {
  part: 'quiz' | 'exam' | 'voice' | 'account';
  skill?: string | number;
  questions?: number;
  /** Without an account; results go to `onEvent` only. */
  practice?: boolean;
  lang?: EmbedLanguage;
  theme?: EmbedTheme;
  onEvent?(event: EmbedEvent): void;
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
  const part = parts.find(({ remote }) => remote === options.part);
  if (!part) throw new Error(`Révisoins has no part "${options.part}".`);
  mounted = element;
  let isWanted = true;
  const tell = (event: EmbedEvent) => {
    if (isWanted) options.onEvent?.(event);
  };
  const attributes: Record<string, string | number | undefined> = {
    skill: options.skill,
    questions: options.questions,
  };
  let look = { lang: options.lang ?? 'fr', theme: options.theme ?? 'light' };

  const running = loadPlatform(platform)
    .then(({ page, start }) => {
      if (!isWanted) return undefined;
      const screen = part.screen((name) =>
        attributes[name] === undefined ? null : String(attributes[name]),
      );
      const request = {
        remote: part.remote,
        start: screen || undefined,
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
