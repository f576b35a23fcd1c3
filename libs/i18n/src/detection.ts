import type { DetectorOptions } from 'i18next-browser-languagedetector';

const INJECTION = /<\s*\/?\s*script|javascript:|on\w+\s*=|[<>"'`;(){}]/i;

/** Drops a detected value that looks like an injected script rather than a language tag. */
export function discardInjection(detected: string): string {
  return INJECTION.test(detected) ? '' : detected;
}

/** Where the language is looked for, in order, and where the choice is kept. */
export function detectionOptions(cookiesAvailable: boolean): DetectorOptions {
  const order = ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'];
  return {
    order: cookiesAvailable ? order : order.filter((place) => place !== 'cookie'),
    lookupQuerystring: 'lng',
    lookupCookie: 'i18next',
    lookupLocalStorage: 'i18nextLng',
    lookupSessionStorage: 'i18nextLng',
    caches: ['localStorage'],
    convertDetectedLanguage: discardInjection,
  };
}
