import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { type Language, languages, wordingTexts } from '../wording-texts.ts';
import { entryTexts, type SourceReference } from './read-reference.ts';

/** Shorter corrections are common words, which prove nothing. */
const FEWEST_CHARACTERS = 26;
/** A correction is looked for by its beginning, in the published texts as in the files of the site. */
const BEGINNING = 40;

/**
 * Published texts, of quizzes and reference entries, in which an explanation or a rationale of the exam
 * begins. Corrections stay on the server until the exam is over; a published text with the same words could
 * not be distinguished from a leak.
 */
export function checkPublishedCorrections(
  items: readonly SourceItem[],
  references: readonly SourceReference[],
): Problem[] {
  const exam = items.filter(({ file }) => file.startsWith('exam/'));
  const quizzes = items.filter(({ file }) => !file.startsWith('exam/'));
  return languages.flatMap((language) => {
    const corrections = exam.flatMap((source) => listCorrections(source, language));
    const published = [
      ...quizzes.map(({ file, item }) => ({ file, id: item.id, texts: wordingTexts(item, language) })),
      ...references.flatMap(({ name, reference }) =>
        reference.entries.map((entry) => ({ file: name, id: entry.id, texts: entryTexts(entry, language) })),
      ),
    ];
    return published.flatMap(({ file, id, texts }) =>
      texts.flatMap(({ field, text }) =>
        corrections
          .filter(({ beginning }) => text.includes(beginning))
          .map(({ beginning, place }): Problem => {
            const message = `${language}.${field} says “${beginning}” as the correction of the exam does (${place}): word it otherwise here`;
            return { level: 'error', file, id, message };
          }),
      ),
    );
  });
}

function listCorrections({ file, item }: SourceItem, language: Language) {
  return wordingTexts(item, language)
    .filter(({ field }) => field === 'explanation' || field.endsWith('.rationale'))
    .filter(({ text }) => text.length >= FEWEST_CHARACTERS)
    .map(({ field, text }) => ({
      beginning: text.slice(0, BEGINNING),
      place: `${field} of ${item.id} in ${file}`,
    }));
}
