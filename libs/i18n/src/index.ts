export { Trans, useTranslation } from 'react-i18next';
export type { DateStyle } from './formatters.ts';
export { formatChange, formatClock, formatDate, formatNumber, formatPercent } from './formatters.ts';
export { i18n, language, setLanguage } from './instance.ts';
export { languages, regionOf, toLanguage } from './languages.ts';
export type { Language } from './languages.ts';

// For hosts only.
export { loadNamespaces, startI18n } from './instance.ts';
export type { LanguagePlace } from './instance.ts';
export { provideNamespace } from './namespace-sources.ts';
