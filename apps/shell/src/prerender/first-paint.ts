export interface FirstPaintSettings {
  /** The keys of a stored session, or of the mark that there is one. */
  sessionKeys: readonly string[];
  /** The key of what this browser runs instead of the site's choice. */
  overridesKey: string;
  /** The beginning of the keys under which attempts under way are stored. */
  attemptsPrefix: string;
  /** The key of the answers that were given without an account. */
  trialKey: string;
  /** The language tag of the document for each language; the first is the default. */
  locales: Readonly<Record<string, string>>;
}

/**
 * Runs in the head of a pre-rendered page, before the first paint: determines the kind of visitor, and hides
 * what follows until the view for them is in place. `data-first-paint` is then 'choosing', or 'hidden' when
 * the page is not meant for this browser and waits for the shell. Inlined as text, so it may not use anything
 * outside itself. It looks for the language in the same places and order as the i18n library. A public page
 * holds the shell's scripts in a template: they are loaded now for learners, for visitors whose page waits
 * for the shell, and for those who run something else than the site's choice; those of a form are fetched
 * now, and run later.
 */
export function prepareFirstPaint(
  { sessionKeys, overridesKey, locales }: FirstPaintSettings,
  load: (scripts: HTMLTemplateElement | null) => void,
): void {
  const html = document.documentElement;
  const { path = '', address = '', routes = '' } = html.dataset;
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
  const languages = Object.keys(locales);
  const language =
    asked
      .map((tag) => /^([a-z]+)(?:[-_]\w+)*$/i.exec(tag)?.[1]?.toLowerCase() ?? '')
      .find((tag) => languages.includes(tag)) ??
    languages[0] ??
    '';

  const isAt = (pattern: string) => {
    const parts = pathname.split('/');
    const expected = pattern.split('/');
    return (
      parts.length === expected.length &&
      expected.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
    );
  };
  // The page for unknown addresses is also served for screens without a page of their own.
  const isMeant = address === '*' ? !routes.split(' ').some(isAt) : isAt(address);
  html.dataset.firstPaint = isMeant ? 'choosing' : 'hidden';
  const isLearner = sessionKeys.some((key) => stored(key).length > 0);
  html.dataset.audience = isLearner ? 'signed-in' : 'signed-out';
  const scripts = document.querySelector('template');
  const hasOverrides =
    ['preview', 'federation'].some((name) => search.has(name)) || stored(overridesKey).length > 0;
  if (isLearner || !isMeant || hasOverrides) load(scripts);
  else if (scripts?.dataset.fetched !== undefined)
    // Into the browser's cache. Not a preload link: browsers complain of one that waits for its use.
    for (const script of scripts.content.querySelectorAll('script'))
      fetch(script.getAttribute('src') ?? '', { priority: 'low' })
        .then((response) => response.arrayBuffer())
        .catch(() => {});
  html.lang = locales[language] ?? html.lang;
}

/** Shows a view of the page in place of the current one, which goes back into its template. Inlined too. */
export function exchangeViews(root: HTMLElement, view: HTMLTemplateElement): void {
  const shown = [...root.childNodes];
  root.replaceChildren(view.content);
  view.content.append(...shown);
  for (const name of ['data-view', 'data-title']) {
    const [before = '', after = ''] = [root, view].map((one) => one.getAttribute(name) ?? '');
    root.setAttribute(name, after);
    view.setAttribute(name, before);
  }
}

type ReadDevice = (key: string) => string | null;

/**
 * Picks the view for this browser among the text and the templates that follow it, with the texts of this
 * address. The choice depends on the language, the session, parameters of the address and values stored on
 * the device. Null when there is no such view. Inlined too.
 */
export function findView(
  root: HTMLElement,
  storedOnDevice: ReadDevice,
): { view: HTMLElement; texts: readonly string[] } | null {
  const { lang, dataset } = document.documentElement;
  const all = (text: string | undefined, find: ReadDevice) =>
    Object.entries(JSON.parse(text ?? '{}') as Record<string, string[]>).every(([key, values]) =>
      values.includes(find(key) ?? ''),
    );
  const search = new URLSearchParams(location.search);
  const lastPart = location.pathname.split('/').at(-1) ?? '';
  for (const view of [...document.querySelectorAll<HTMLElement>('template[data-view]'), root]) {
    const { query, device, texts: written } = view.dataset;
    const texts =
      written === undefined ? [] : (JSON.parse(written) as Record<string, string[] | undefined>)[lastPart];
    const isForThisBrowser =
      view.dataset.view === `${lang} ${dataset.audience}` &&
      all(query, (key) => search.get(key)) &&
      all(device, storedOnDevice);
    if (isForThisBrowser && texts) return { view, texts };
  }
  return null;
}

/** Writes the texts of this address into the places that a view has for them. Inlined too. */
export function fillView(
  root: HTMLElement,
  texts: readonly string[],
  { hasPlaces, title }: { hasPlaces: boolean; title: string | undefined },
): void {
  const fill = (text: string) => text.replace(/\{\{(\d)\}\}/g, (_, at: string) => texts[Number(at)] ?? '');
  if (hasPlaces) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) walker.currentNode.nodeValue = fill(walker.currentNode.nodeValue ?? '');
  }
  if (title !== undefined) document.title = fill(title);
}

/** Removes banners that were dismissed or have to wait, and all announcements but one. Inlined too. */
export function removeBanners(root: HTMLElement, attemptsPrefix: string, storedOnDevice: ReadDevice): void {
  const isUnderWay = (kind: string) => {
    try {
      return Object.keys(localStorage).some(
        (key) => key.startsWith(attemptsPrefix) && storedOnDevice(key)?.includes(`"kind":"${kind}"`),
      );
    } catch {
      return false;
    }
  };
  let hasAnnouncement = false;
  for (const banner of root.querySelectorAll<HTMLElement>('[data-dismissal]')) {
    const { dismissal = '', quietDuring } = banner.dataset;
    const isOne = quietDuring !== undefined;
    const waits = isOne && (hasAnnouncement || quietDuring.split(' ').some(isUnderWay));
    if (waits || storedOnDevice(dismissal) === 'true') banner.remove();
    else hasAnnouncement ||= isOne;
  }
}

/**
 * Where a visitor's answers wait on the device, shows so in place of the first question. Those that an
 * account has claimed do not wait. Inlined too.
 */
export function showAnswersWait(root: HTMLElement, trialKey: string, storedOnDevice: ReadDevice): void {
  const stored = storedOnDevice(trialKey);
  const place = root.querySelector<HTMLElement>('[data-trial]');
  if (place && stored !== null && !stored.includes('"claim"')) place.dataset.trial = 'waits';
}

/**
 * Marks the last button that was pressed: it does nothing before the shell runs, which then presses it. Of
 * the answers to a question, the first one counts: it is shown at once, and stays. Inlined too.
 */
export function markPresses(root: HTMLElement): void {
  const markPressed = (pressed: Element | null) => {
    for (const before of root.querySelectorAll('[data-pressed]')) before.removeAttribute('data-pressed');
    pressed?.setAttribute('data-pressed', '');
  };
  const pressAt = ({ target }: Event, buttons: string) => {
    const button = target instanceof Element ? target.closest(buttons) : null;
    if (!button) return;
    const isAnswer = button.hasAttribute('aria-pressed');
    markPressed(isAnswer ? null : button);
    if (!isAnswer || root.querySelector('[data-answer]')) return;
    button.setAttribute('data-answer', '');
    button.setAttribute('aria-pressed', 'true');
  };
  root.addEventListener('click', (event) => pressAt(event, 'button'));
  // A form's button is disabled until the shell knows what was typed, and gets no click.
  root.addEventListener('pointerup', (event) => pressAt(event, 'button:disabled'));
  root.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement)
      markPressed(target.form?.querySelector('[type=submit]:disabled') ?? null);
  });
  root.addEventListener('input', () => markPressed(null));
}

/** The steps of `showView`, which cannot import them. */
export const viewSteps = {
  findView,
  exchangeViews,
  fillView,
  removeBanners,
  showAnswersWait,
  markPresses,
};

/**
 * Runs right after the page's text: shows the view of the page that is for this browser. Without such a view
 * the page waits for the shell. Inlined too.
 */
export function showView({ attemptsPrefix, trialKey }: FirstPaintSettings, steps: typeof viewSteps): void {
  const { dataset } = document.documentElement;
  const root = document.getElementById('root');
  if (dataset.firstPaint !== 'choosing' || !root) return;
  const storedOnDevice = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const found = steps.findView(root, storedOnDevice);
  if (!found) {
    dataset.firstPaint = 'hidden';
    return;
  }
  const { view, texts } = found;
  const { title } = view.dataset;
  if (view instanceof HTMLTemplateElement) steps.exchangeViews(root, view);
  steps.fillView(root, texts, { hasPlaces: view.dataset.texts !== undefined, title });
  steps.removeBanners(root, attemptsPrefix, storedOnDevice);
  steps.showAnswersWait(root, trialKey, storedOnDevice);
  steps.markPresses(root);
  delete dataset.firstPaint;
}
