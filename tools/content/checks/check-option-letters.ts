import { namesLetter } from '../../../supabase/functions/_shared/validator/option-letters.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { languages, wordingTexts } from '../wording-texts.ts';

/** Options are shuffled on screen, so a text must not refer to one by its letter. */
export function checkOptionLetters(items: readonly SourceItem[]): Problem[] {
  return items.flatMap(({ file, item }) =>
    languages.flatMap((language) =>
      wordingTexts(item, language)
        .filter(({ text }) => namesLetter(text))
        .map(({ field }): Problem => ({
          level: 'error',
          file,
          id: item.id,
          message: `${language}.${field} names an option by its letter: say what the option says instead`,
        })),
    ),
  );
}
