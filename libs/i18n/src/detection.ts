import { deviceStorage, tabStorage } from '@revisoins/contracts';
import type { LanguageDetectorModule } from 'i18next';

const INJECTION = /<\s*\/?\s*script|javascript:|on\w+\s*=|[<>"'`;(){}]/i;

/** The key of local and session storage, and the name of the parameter and the cookie. */
export const LANGUAGE_KEY = 'i18nextLng';
const PARAMETER = 'lng';
const COOKIE = 'i18next';

/** Drops a detected value that looks like an injected script. */
export function discardInjection(detected: string): string {
  return INJECTION.test(detected) ? '' : detected;
}

type Detected = string | null | undefined;

/** The value in one place; undefined when the browser does not let it be read. */
function ask(place: () => Detected | readonly Detected[]): readonly Detected[] {
  try {
    return [place()].flat();
  } catch {
    return [];
  }
}

const cookie = () =>
  navigator.cookieEnabled
    ? document.cookie
        .split('; ')
        .find((pair) => pair.startsWith(`${COOKIE}=`))
        ?.slice(COOKIE.length + 1)
    : undefined;

/** The languages that the environment asks for, by priority: address, cookie, storages, browser, page. */
export function detectLanguages(): string[] {
  const asked = [
    ask(() => new URLSearchParams(location.search).get(PARAMETER)),
    ask(cookie),
    ask(() => deviceStorage.get(LANGUAGE_KEY)),
    ask(() => tabStorage.get(LANGUAGE_KEY)),
    ask(() => navigator.languages),
    ask(() => document.documentElement.lang),
  ];
  return asked.flat().flatMap((tag) => (tag ? discardInjection(tag) || [] : []));
}

/** Keeps a language for the next visit, and for pages that are served in another one. */
export function storeLanguage(language: string): void {
  deviceStorage.set(LANGUAGE_KEY, language);
}

/**
 * Shows the language that the visitor chose from now on, whatever the address asked for: a reload must not
 * restore it.
 */
export function removeLanguageParameter(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(PARAMETER)) return;
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
}

/** Finds the language for i18next, and stores the current one on the device. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: detectLanguages,
  cacheUserLanguage: storeLanguage,
};
