import { AppError, within } from '@revisoins/contracts';
import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_KEY, languageDetector } from './detection.ts';
import { languages, toLocale, toLanguage, type Language } from './languages.ts';
import { readTranslations, translationsBackend } from './translations-backend.ts';

/** The platform's one i18next instance. */
export const i18n: I18n = i18next.createInstance();

/** The language that is shown now. */
export function language(): Language {
  return toLanguage(i18n.resolvedLanguage ?? i18n.language);
}

/** Where the language applies, and who chooses it. */
export interface LanguagePlace {
  /** The element with the language; by default, the whole document. */
  root?: HTMLElement;
  /** The language chosen by the page around the host: nothing is detected or stored on the device. */
  given?: Language;
}

let root: HTMLElement | undefined;

function updateDocumentLanguage(): void {
  (root ?? document.documentElement).lang = toLocale(language());
}

/** A language chosen in one tab applies in all of them. */
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

/** Loads one namespace from its newest source, ahead of reads that wait for a retry. */
async function loadDirectly(namespace: string, requested: Language = language()): Promise<void> {
  i18n.addResourceBundle(requested, namespace, await readTranslations(requested, namespace));
  // For the next change of language: i18next records this for namespaces that it loads itself.
  if (!known().includes(namespace)) i18n.options.ns = [...known(), namespace];
}

async function loadNamespace(namespace: string, reload: boolean): Promise<void> {
  const isHere = i18n.hasResourceBundle(language(), namespace);
  // The current texts stay until then, and when the newer source has none.
  if (isHere && reload) await loadDirectly(namespace).catch(() => undefined);
  if (isHere) return;
  if (underWay.size > 0) {
    // i18next waits for all loads under way. Another remote may be unavailable: its retries must not delay
    // this one.
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
  // i18next never repeats a request that was refused permanently, though the file may exist by now or come
  // with a newer source.
  await loadDirectly(namespace).catch((cause: unknown) => {
    if (i18n.hasResourceBundle(languages[0], namespace)) return;
    throw new AppError(`The translations "${namespace}" do not load.`, 'unavailable', { cause });
  });
}

/**
 * Loads the namespaces that a screen needs. A missing one is shown in the fallback language; rejects with an
 * AppError 'unavailable' when that is missing too. A failure is not cached: the next call tries again. With
 * `reload`, texts that are already loaded are replaced by those of the newest source.
 */
export async function loadNamespaces(
  namespaces: readonly string[],
  { reload = false }: { reload?: boolean } = {},
): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadNamespace(namespace, reload)));
}

/** How long a change of language waits for texts; later ones appear when they arrive. */
const SWITCH_MS = 2_000;

const known = () => [i18n.options.ns ?? []].flat();

/**
 * Changes the language on every screen, without a reload, and stores the choice. A remote that is unavailable
 * delays nobody.
 */
export async function setLanguage(next: Language): Promise<void> {
  const missing = known().filter((namespace) => !i18n.hasResourceBundle(next, namespace));
  const loading = Promise.allSettled(missing.map((namespace) => loadDirectly(namespace, next)));
  await within(SWITCH_MS, loading, () => undefined);
  // i18next would wait for every namespace that it knows.
  const all = known();
  i18n.options.ns = all.filter((namespace) => i18n.hasResourceBundle(next, namespace));
  try {
    await i18n.changeLanguage(next);
  } finally {
    i18n.options.ns = all;
  }
}
