import { languages, type Language } from '@revisoins/contracts/languages';

export { languages, type Language };

const locales: Record<Language, string> = { fr: 'fr-CA', en: 'en-CA' };

/** The product's language for any tag ('fr-FR' is 'fr'); the default for a language that is not supported. */
export function toLanguage(tag: string | undefined): Language {
  const primary = tag?.toLowerCase().split('-')[0];
  return languages.find((language) => language === primary) ?? languages[0];
}

/** The tag whose typography and formats are used: fr-CA or en-CA. */
export function toLocale(language: Language): string {
  return locales[language];
}
