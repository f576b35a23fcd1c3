import { smallWords, splitWords } from '../../../supabase/functions/_shared/validator/language.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { type Language, languages, wordingTexts } from '../wording-texts.ts';

/** A text in the wrong language (error), or with a word of the other language (warning). */
export function checkLanguage(items: readonly SourceItem[]): Problem[] {
  return items.flatMap(({ file, item }) =>
    languages.flatMap((language) =>
      wordingTexts(item, language).flatMap(({ field, text }): Problem[] => {
        const fault = languageFault(text, language);
        return fault === null
          ? []
          : [{ file, id: item.id, ...fault, message: `${language}.${field} ${fault.message}` }];
      }),
    ),
  );
}

/** Words of the other language in a text, and how much it matters; null when there is none. */
export function languageFault(text: string, language: Language): Pick<Problem, 'level' | 'message'> | null {
  const { foreign, native } = countWords(text, language);
  if (foreign.length === 0) return null;
  return foreign.length >= 2 && foreign.length > native
    ? { level: 'error', message: 'is not in this language: translate it' }
    : {
        level: 'warning',
        message: `has a word of the other language (${foreign.join(', ')}): check it`,
      };
}

/** A name in an English text that has no English form: 'Office des professions du Québec'. */
const frenchName = /\p{Lu}[\p{L}’]*(?: (?:de|des|du) \p{L}+)+/gu;

function countWords(text: string, language: Language): { foreign: string[]; native: number } {
  const words = splitWords(language === 'en' ? text.replace(frenchName, ' ') : text);
  const other = language === 'fr' ? smallWords.en : smallWords.fr;
  return {
    foreign: words.filter((word) => other.has(word)),
    native: words.filter((word) => smallWords[language].has(word.toLowerCase())).length,
  };
}
