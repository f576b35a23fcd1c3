import { i18n } from '@revisoins/i18n';
import en from '../../locales/en/outlook.json';
import fr from '../../locales/fr/outlook.json';

/**
 * Provides the texts of the charts. The declaration does not list them, because a quiz does not need them.
 */
export function provideOutlookTexts(): void {
  i18n.addResourceBundle('fr', 'outlook', fr);
  i18n.addResourceBundle('en', 'outlook', en);
}
