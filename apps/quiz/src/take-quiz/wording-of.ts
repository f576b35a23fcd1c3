import type { Question, QuestionWording } from '@revisoins/assessment';
import type { Language } from '@revisoins/i18n';

/** A question's words in a language, and the language that they are in: French where there is no English. */
export function wordingOf(question: Question, language: Language): { words: QuestionWording; lang: 'fr-CA' | 'en-CA' } {
  return language === 'en' && question.en ? { words: question.en, lang: 'en-CA' } : { words: question, lang: 'fr-CA' };
}
