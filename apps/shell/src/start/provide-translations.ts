import { provideNamespace } from '@revisoins/i18n/hosting';

const shellTranslations = {
  fr: new URL('../../locales/fr/shell.json', import.meta.url).href,
  en: new URL('../../locales/en/shell.json', import.meta.url).href,
};

export function provideShellTranslations(): void {
  provideNamespace('shell', (language) => shellTranslations[language]);
}
