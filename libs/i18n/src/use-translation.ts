import { cloneElement, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { currentTexts, followTexts, i18n, translatorOf, type Translate } from './instance.ts';

/** The texts of a namespace, for a component: it shows anew when the language changes, and with texts that come later. Of several namespaces the first is the one at hand. */
export function useTranslation(namespace: string | readonly [string, ...string[]]): { t: Translate; i18n: typeof i18n } {
  const texts = useSyncExternalStore(followTexts, currentTexts, currentTexts);
  const own = typeof namespace === 'string' ? namespace : namespace[0];
  const t = useMemo(() => translatorOf(own, texts), [own, texts]);
  return { t, i18n };
}

export interface TransProps {
  readonly t: Translate;
  readonly i18nKey: string;
  /** The elements that a text names: `<terms>conditions</terms>` becomes the element called `terms`, with that content. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/** A text with elements in it. */
export function Trans({ t, i18nKey, components }: TransProps): ReactNode {
  // Text, the name of an element, its content; and so on.
  const pieces = t(i18nKey).split(/<(\w+)>(.*?)<\/\1>/s);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    const element = index % 3 === 2 ? components[pieces[index - 1] ?? ''] : undefined;
    if (index % 3 === 1) return null;
    return element ? cloneElement(element, { key: index }, piece) : piece;
  });
}
