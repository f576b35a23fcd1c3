import { i18n } from '@revisoins/i18n';
import en from '../../locales/en/readiness.json';
import fr from '../../locales/fr/readiness.json';

/**
 * Provides the texts of the page as the namespace `readiness`. The declaration does not list it, because a
 * quiz does not need it.
 */
export function providePageTexts(): void {
  i18n.addResourceBundle('fr', 'readiness', fr);
  i18n.addResourceBundle('en', 'readiness', en);
}
