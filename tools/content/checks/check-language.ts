import { smallWords, splitWords } from '../../../supabase/functions/_shared/validator/language.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { type Language, languages, wordingTexts } from '../wording-texts.ts';

/** A text in the wrong language (error), or with a word of the other language (warning). */
export function checkLanguage(items: readonly SourceItem[]): Problem[] {
  return items.flatMap(({ file, item }) =>
    languages.flatMap((language) =>
      wordingTexts(item, language).flatMap(({ field, text }): Problem[] => {
        const { foreign, native } = countWords(text, language);
        if (foreign.length === 0) return [];
        const isWrong = foreign.length >= 2 && foreign.length > native;
        const what = isWrong
          ? 'is not in this language: translate it'
          : `has a word of the other language (${foreign.join(', ')}): check it`;
        return [
          {
            level: isWrong ? 'error' : 'warning',
            file,
            id: item.id,
            message: `${language}.${field} ${what}`,
          },
        ];
      }),
    ),
  );
}

function countWords(text: string, language: Language): { foreign: string[]; native: number } {
  const words = splitWords(text);
  const other = language === 'fr' ? smallWords.en : smallWords.fr;
  return {
    foreign: words.filter((word) => other.has(word)),
    native: words.filter((word) => smallWords[language].has(word.toLowerCase())).length,
  };
}
