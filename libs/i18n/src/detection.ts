import { languages, type Language } from './languages.ts';

const INJECTION = /<\s*\/?\s*script|javascript:|on\w+\s*=|[<>"'`;(){}]/i;

/** The key of local and session storage, and the names of the parameter and of the cookie. */
export const LANGUAGE_KEY = 'i18nextLng';
const PARAMETER = 'lng';
const COOKIE = 'i18next';

/** Drops a detected value that looks like an injected script rather than a language tag. */
export function discardInjection(detected: string): string {
  return INJECTION.test(detected) ? '' : detected;
}

type Detected = string | null | undefined;

/** What a place says; nothing when the browser does not let it be read. */
function ask(place: () => Detected | readonly Detected[]): readonly Detected[] {
  try {
    return [place()].flat();
  } catch {
    return [];
  }
}

const cookie = () =>
  navigator.cookieEnabled ? document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) : undefined;

/** The languages that the surroundings ask for, the most wanted first: address, cookie, storages, browser, page. */
export function detectLanguages(): string[] {
  const asked = [
    ask(() => new URLSearchParams(location.search).get(PARAMETER)),
    ask(cookie),
    ask(() => localStorage.getItem(LANGUAGE_KEY)),
    ask(() => sessionStorage.getItem(LANGUAGE_KEY)),
    ask(() => navigator.languages),
    ask(() => document.documentElement.lang),
  ];
  return asked.flat().flatMap((tag) => (tag ? discardInjection(tag) || [] : []));
}

/** The language of the product that the surroundings ask for first; the default when they ask for none of them. */
export function detectLanguage(): Language {
  const asked = detectLanguages().map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.find((language) => language === asked.find((one) => languages.some((known) => known === one))) ?? languages[0];
}

/** Keeps the language in use on the device. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage the choice holds for this page.
  }
}
