import { i18n } from '@revisoins/i18n';
import en from '../../locales/en/readiness.json';
import fr from '../../locales/fr/readiness.json';

/**
 * Provides the texts of the page as the namespace `readiness`, which the declaration does not name: whoever
 * takes a quiz does without them.
 */
export function providePageTexts(): void {
  i18n.addResourceBundle('fr', 'readiness', fr);
  i18n.addResourceBundle('en', 'readiness', en);
}
