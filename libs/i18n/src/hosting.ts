/** For hosts only: starting i18n and registering texts. Remotes may not import it. */
export { removeLanguageParameter, LANGUAGE_KEY, storeLanguage } from './detection.ts';
export { loadNamespaces, setLanguage, startI18n } from './instance.ts';
export { languages, toLocale } from './languages.ts';
export { provideNamespace } from './namespace-sources.ts';
