import { AppError } from '@revisoins/contracts';
import { detectLanguage, keepLanguage, LANGUAGE_KEY } from './detection.ts';
import { fetchTranslations } from './fetch-translations.ts';
import { languages, regionOf, toLanguage, type Language } from './languages.ts';
import { translate, type Texts, type Values } from './translate.ts';

const [FALLBACK] = languages;

const loaded = new Map<string, Texts>();
const keyOf = (language: Language, namespace: string) => `${language}/${namespace}`;

let current: Language = FALLBACK;
/** The host's own namespace, for texts that name none. */
let ownNamespace = '';
/** Everything that a screen has asked for: a switch of the language loads it too. */
const known = new Set<string>();

const listeners = new Set<() => void>();
/** What shows: another object whenever a text may have changed. */
export interface CurrentTexts {
  readonly language: Language;
}

let shown: CurrentTexts = { language: FALLBACK };

function changed(): void {
  shown = { language: current };
  for (const listener of listeners) listener();
}

export const currentTexts = (): CurrentTexts => shown;
/** Calls a listener when texts or language have changed. Returns the function that ends it. */
export function followTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface TextOptions extends Values {
  /** Where the text is, when it is not in the namespace at hand. */
  ns?: string;
  /** Shows where there is no text. */
  defaultValue?: string;
}

/** Gives the text of a key: in the language that shows, else in the fallback language; the key itself when there is none. */
export type Translate = (key: string, options?: TextOptions) => string;

/** The texts of one language, or of the one that shows. */
const translator =
  (namespace?: string, fixed?: Language): Translate =>
  (key, { ns = namespace ?? ownNamespace, defaultValue, ...values } = {}) => {
    for (const language of new Set([fixed ?? current, FALLBACK])) {
      const text = translate(loaded.get(keyOf(language, ns)), key, values, language);
      if (text !== undefined) return text;
    }
    return defaultValue ?? key;
  };

/** For what is no component; those take `useTranslation`. */
export const i18n = {
  t: translator(),
  getFixedT: (of: Language, namespace: string): Translate => translator(namespace, of),
  get language(): Language {
    return current;
  },
};

/** The texts of a namespace in the language of what shows: another function with every change, for those that hand it on. */
export const translatorOf = (namespace: string, { language: of }: CurrentTexts): Translate => translator(namespace, of);

/** The language that shows now. */
export const language = (): Language => current;

/** Where the language shows, and who decides on it. */
export interface LanguagePlace {
  /** Carries the language; the whole document unless given. */
  root?: HTMLElement;
  /** Decided by the surroundings of the host: nothing is detected, and nothing kept on the device. */
  given?: Language;
}

let place: LanguagePlace = {};

function show(next: Language): void {
  current = next;
  (place.root ?? document.documentElement).lang = regionOf(next);
  if (!place.given) keepLanguage(next);
  changed();
}

let isFollowing = false;

/** The language chosen in one tab shows in all of them. */
function followOtherTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY && newValue && toLanguage(newValue) !== current) void setLanguage(toLanguage(newValue));
  });
}

/** Called by a host: detects the language, or takes the given one, and loads the host's own namespaces; the first of them is that of texts that name none. */
export async function startI18n(namespaces: readonly string[], where: LanguagePlace = {}): Promise<void> {
  place = where;
  ownNamespace = namespaces[0] ?? '';
  current = where.given ?? detectLanguage();
  if (!where.given) followOtherTabs();
  // A host without its texts shows their keys, and what its remotes bring.
  await loadNamespaces(namespaces).catch(() => undefined);
  show(current);
}

const underWay = new Map<string, Promise<void>>();

/** Loads a namespace in a language from its newest source. A failure is not kept. */
function load(of: Language, namespace: string, anew = false): Promise<void> {
  known.add(namespace);
  const key = keyOf(of, namespace);
  const before = underWay.get(key);
  if (before && !anew) return before;
  const loading = fetchTranslations(of, namespace)
    .then((texts) => {
      // A newer source may have been asked since.
      if (underWay.get(key) !== loading) return;
      loaded.set(key, texts);
      changed();
    })
    .finally(() => {
      if (underWay.get(key) === loading) underWay.delete(key);
    });
  underWay.set(key, loading);
  return loading;
}

const isHere = (of: Language, namespace: string) => loaded.has(keyOf(of, namespace));

async function loadNamespace(namespace: string, anew: boolean): Promise<void> {
  const wanted = current;
  if (isHere(wanted, namespace)) {
    // What is here shows until then, and stays when the newer source has none.
    if (anew) await load(wanted, namespace, true).catch(() => undefined);
    return;
  }
  try {
    await load(wanted, namespace, anew);
  } catch (cause) {
    if (isHere(FALLBACK, namespace)) return;
    if (wanted !== FALLBACK && (await load(FALLBACK, namespace).then(() => true, () => false))) return;
    throw new AppError(`The translations "${namespace}" do not load.`, 'unavailable', { cause });
  }
}

/**
 * Loads the namespaces that a screen needs. One that is missing shows in the fallback language; rejects with an AppError
 * 'unavailable' when it is not there either. A failure is not kept: the next call tries again. With `anew`, texts that are
 * here already give way to those of the newest source.
 */
export async function loadNamespaces(namespaces: readonly string[], { anew = false }: { anew?: boolean } = {}): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadNamespace(namespace, anew)));
}

/** How long a switch of the language waits for texts; what comes later shows when it comes. */
const SWITCH_MS = 2_000;

let wanted: Language | undefined;

/** Switches the language on every screen, without a reload, and keeps the choice. A remote that is out holds nobody up. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  const missing = [...known].filter((namespace) => !isHere(next, namespace));
  const loading = Promise.allSettled(missing.map((namespace) => load(next, namespace)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([loading, new Promise((resolve) => (timer = setTimeout(resolve, SWITCH_MS)))]);
  clearTimeout(timer);
  // Of two choices in a row the later one counts, whichever texts come first.
  if (wanted === next) show(next);
}
