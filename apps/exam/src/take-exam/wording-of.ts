import type { Language } from '@revisoins/i18n';

/** The text of a question in the language of the screen, else in French; `lang` says which when it is not the screen's. */
export function wordingOf<T>(question: T & { readonly en?: T | undefined }, language: Language): { words: T; lang: Language | undefined } {
  if (language === 'fr') return { words: question, lang: undefined };
  return question.en ? { words: question.en, lang: undefined } : { words: question, lang: 'fr' };
}
