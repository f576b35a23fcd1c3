export { useTranslation } from 'react-i18next';
export { formatChange, formatClock, formatDate, formatNumber, formatPercent } from './formatters.ts';
export { i18n, language } from './instance.ts';
export { toLanguage } from './languages.ts';
export type { Language } from './languages.ts';
