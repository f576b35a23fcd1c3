/** What only a host uses of this library: it starts it, and brings the texts. Remotes may not import it. */
export { loadNamespaces, setLanguage, startI18n } from './instance.ts';
export type { LanguagePlace } from './instance.ts';
export { provideNamespace } from './namespace-sources.ts';
