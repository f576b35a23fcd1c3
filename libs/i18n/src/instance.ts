import { AppError } from '@revisoins/contracts';
import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_KEY, languageDetector } from './detection.ts';
import { languages, toLocale, toLanguage, type Language } from './languages.ts';
import { namespaceUrl } from './namespace-sources.ts';
import { fetchTranslations, translationsBackend } from './translations-backend.ts';

/** The platform's one i18next instance. */
export const i18n: I18n = i18next.createInstance();

/** The language that is shown now. */
export function language(): Language {
  return toLanguage(i18n.resolvedLanguage ?? i18n.language);
}

/** Where the language applies, and who decides it. */
export interface LanguagePlace {
  /** The element that carries the language; by default, the whole document. */
  root?: HTMLElement;
  /** The language decided by the page around the host: nothing is detected, and nothing is stored on the device. */
  given?: Language;
}

let root: HTMLElement | undefined;

function updateDocumentLanguage(): void {
  (root ?? document.documentElement).lang = toLocale(language());
}

/** The language chosen in one tab shows in all of them. */
function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY && newValue && toLanguage(newValue) !== language())
      void setLanguage(toLanguage(newValue));
  });
}

/** Called by a host: detects the language, or takes the given one, and loads the host's own namespaces. */
export async function startI18n(namespaces: readonly string[], place: LanguagePlace = {}): Promise<void> {
  root = place.root;
  if (i18n.isInitialized) {
    if (place.given) await setLanguage(place.given);
    return updateDocumentLanguage();
  }
  i18n.use(translationsBackend).use(initReactI18next);
  if (!place.given) i18n.use(languageDetector);
  i18n.on('languageChanged', updateDocumentLanguage);
  await i18n.init({
    ...(place.given ? { lng: place.given } : {}),
    supportedLngs: [...languages],
    nonExplicitSupportedLngs: true,
    load: 'languageOnly',
    fallbackLng: languages[0],
    ns: [...namespaces],
    defaultNS: namespaces[0] ?? false,
    partialBundledLanguages: true,
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  updateDocumentLanguage();
  if (!place.given) followOtherTabs();
}

const underWay = new Set<string>();

/** Loads one namespace from its newest source, past reads that are waiting for their next try. */
async function loadDirectly(namespace: string, wanted: Language = language()): Promise<void> {
  i18n.addResourceBundle(wanted, namespace, await fetchTranslations(namespaceUrl(wanted, namespace)));
  // For the next language, as i18next notes it for what it loads itself.
  if (!known().includes(namespace)) i18n.options.ns = [...known(), namespace];
}

async function loadNamespace(namespace: string, anew: boolean): Promise<void> {
  const isHere = i18n.hasResourceBundle(language(), namespace);
  // What is here shows until then, and stays when the newer source has none.
  if (isHere && anew) await loadDirectly(namespace).catch(() => undefined);
  if (isHere) return;
  if (underWay.size > 0) {
    // i18next waits for all that is under way. Another part may be out: its retries must not hold this one.
    const direct = await loadDirectly(namespace).then(
      () => true,
      () => false,
    );
    if (direct) return;
  }
  underWay.add(namespace);
  try {
    await i18n.loadNamespaces(namespace);
  } finally {
    underWay.delete(namespace);
  }
  if (i18n.hasResourceBundle(language(), namespace)) return;
  // i18next never asks again for what was refused for good, though the file may be there by now, or with a newer source.
  await loadDirectly(namespace).catch((cause: unknown) => {
    if (i18n.hasResourceBundle(languages[0], namespace)) return;
    throw new AppError(`The translations "${namespace}" do not load.`, 'unavailable', { cause });
  });
}

/**
 * Loads the namespaces that a screen needs. One that is missing shows in the fallback language; rejects with an AppError
 * 'unavailable' when it is not there either. A failure is not kept: the next call tries again. With `anew`, texts that are
 * here already give way to those of the newest source.
 */
export async function loadNamespaces(
  namespaces: readonly string[],
  { anew = false }: { anew?: boolean } = {},
): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadNamespace(namespace, anew)));
}

/** How long a switch of language waits for texts; later ones show when they arrive. */
const SWITCH_MS = 2_000;

const known = () => [i18n.options.ns ?? []].flat();

/** Switches the language on every screen, without a reload, and stores the choice. A remote that is out delays nobody. */
export async function setLanguage(next: Language): Promise<void> {
  const missing = known().filter((namespace) => !i18n.hasResourceBundle(next, namespace));
  const loading = Promise.allSettled(missing.map((namespace) => loadDirectly(namespace, next)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([loading, new Promise((resolve) => (timer = setTimeout(resolve, SWITCH_MS)))]);
  clearTimeout(timer);
  // i18next would wait for every namespace that it knows of.
  const all = known();
  i18n.options.ns = all.filter((namespace) => i18n.hasResourceBundle(next, namespace));
  try {
    await i18n.changeLanguage(next);
  } finally {
    i18n.options.ns = all;
  }
}
