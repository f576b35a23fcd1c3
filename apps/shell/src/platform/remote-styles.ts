import { fileFolders, whenIdle, type Registry } from '@revisoins/contracts';
import { useInsertionEffect } from 'react';
import { isOwnSheet } from './is-own-sheet.ts';
import { usePlatform, type RemoteStyles } from './platform-context.ts';

/**
 * Switches style sheets on and off in place: nothing is loaded again, and they return at once. A style sheet
 * that arrives while its remote is not shown (a prefetched screen) starts switched off. One that was shown
 * and matches nothing of others stays on: switching one with a cascade layer makes browsers lay out all the
 * text of the page again, which took a slow device longer than the heading of the next page.
 */
export function createRemoteStyles({ remotes }: Registry, page: Document): RemoteStyles {
  const shown = new Map<string, number>();
  // Looks each time: versions may have been added.
  const findRemote = (href: string) =>
    Object.entries(remotes).find(([, { versions }]) =>
      Object.values(versions)
        .flatMap(fileFolders)
        .some((folder) => href.startsWith(folder)),
    )?.[0];

  /** The remote of each style sheet that has one: each navigation looks at all of them, twice. */
  const owners = new Map<CSSStyleSheet, string>();
  /** Of each style sheet that was shown: whether it stays on. */
  const staysOn = new Map<CSSStyleSheet, boolean>();
  const adjust = (sheet: CSSStyleSheet | null) => {
    const remote = (sheet && owners.get(sheet)) ?? (sheet?.href ? findRemote(sheet.href) : undefined);
    if (!sheet || remote === undefined) return;
    owners.set(sheet, remote);
    const isShown = Boolean(shown.get(remote));
    if (isShown || !staysOn.get(sheet)) sheet.disabled = !isShown;
    if (!isShown || staysOn.has(sheet)) return;
    staysOn.set(sheet, false);
    whenIdle(() => staysOn.set(sheet, isOwnSheet(sheet, remote)));
  };
  const adjustAll = () => {
    for (const sheet of page.styleSheets) adjust(sheet);
  };
  // The event does not bubble, but the capture phase passes here.
  const arrived = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) adjust(target.sheet);
  };
  page.addEventListener('load', arrived, true);

  const count = (remote: string, by: 1 | -1) => {
    shown.set(remote, (shown.get(remote) ?? 0) + by);
    adjustAll();
  };
  return {
    show(remote) {
      count(remote, 1);
      return () => count(remote, -1);
    },
    stop() {
      page.removeEventListener('load', arrived, true);
      shown.clear();
      staysOn.clear();
      adjustAll();
    },
  };
}

/**
 * Activates the styles of a remote while the component is mounted: before anything is measured or painted.
 */
export function useRemoteStyles(remote: string): void {
  const { styles } = usePlatform();
  useInsertionEffect(() => styles.show(remote), [styles, remote]);
}
