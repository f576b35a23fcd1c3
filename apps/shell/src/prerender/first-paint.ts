export interface FirstPaintSettings {
  /** The keys of a stored session, or of the mark that there is one. */
  sessionKeys: readonly string[];
  /** The language tag of the document for each language; the first is the default. */
  regions: Readonly<Record<string, string>>;
}

/**
 * Runs in the head of a pre-rendered page, before the first paint: decides whether this browser should see
 * the text that follows. Otherwise `data-first-paint` hides it: 'swap' until the other language is in place,
 * 'held' until the shell has started. Inlined as text, so it may not use anything outside itself. It looks
 * for the language in the same places and order as the i18n library.
 */
export function prepareFirstPaint({ sessionKeys, regions }: FirstPaintSettings): void {
  const html = document.documentElement;
  const { path = '', address = '' } = html.dataset;
  const stored = (key: string): string[] =>
    [() => localStorage, () => sessionStorage].flatMap((place) => {
      try {
        return place().getItem(key) ?? [];
      } catch {
        return [];
      }
    });
  const search = new URLSearchParams(location.search);
  const { pathname, hash } = location;

  // In the address, the language is a parameter, as in any link.
  if (pathname === address && path !== address) {
    if (!search.has('lng')) search.set('lng', html.lang.slice(0, 2));
    history.replaceState(history.state, '', `${path}?${search.toString()}${hash}`);
  }

  let cookies = '';
  try {
    cookies = document.cookie;
  } catch {
    // A sandboxed page has no storage.
  }
  const asked = [
    search.get('lng') ?? '',
    /(?:^|; )i18next=([^;]*)/.exec(cookies)?.[1] ?? '',
    ...stored('i18nextLng'),
    ...navigator.languages,
  ];
  const languages = Object.keys(regions);
  const language =
    asked
      .map((tag) => /^([a-z]+)(?:[-_]\w+)*$/i.exec(tag)?.[1]?.toLowerCase() ?? '')
      .find((tag) => languages.includes(tag)) ??
    languages[0] ??
    '';

  const mayBeSignedIn = sessionKeys.some((key) => stored(key).length > 0);
  if (pathname !== address || mayBeSignedIn) html.dataset.firstPaint = 'held';
  else if (html.lang !== regions[language]) html.dataset.firstPaint = 'swap';
  html.lang = regions[language] ?? html.lang;
}

/**
 * Runs right after the page's text: replaces it with the text of the other language when that is the one to
 * show. Inlined too.
 */
export function showOtherLanguage(): void {
  const html = document.documentElement;
  if (html.dataset.firstPaint !== 'swap') return;
  const other = document.querySelector<HTMLTemplateElement>('template[data-title]');
  if (other?.lang !== html.lang) {
    html.dataset.firstPaint = 'held';
    return;
  }
  document.getElementById('root')?.replaceChildren(other.content);
  document.title = other.dataset.title ?? '';
  delete html.dataset.firstPaint;
}
