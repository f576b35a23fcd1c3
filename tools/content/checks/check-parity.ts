import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { type Language, wordingTexts } from '../wording-texts.ts';
import { numbersIn } from './numbers-in.ts';

/** Small numbers may be words in one language and digits in the other. */
const words: Record<Language, readonly (readonly string[])[]> = {
  fr: [
    [],
    ['un', 'une', 'premier', 'première', '1er', '1re'],
    ['deux', 'deuxième', 'seconde'],
    ['trois', 'troisième'],
    ['quatre', 'quatrième'],
    ['cinq'],
    ['six'],
    ['sept'],
    ['huit'],
    ['neuf'],
    ['dix'],
    ['onze'],
    ['douze'],
  ],
  en: [
    [],
    ['a', 'an', 'one', 'first', 'once'],
    ['two', 'second', 'twice'],
    ['three', 'third'],
    ['four', 'fourth'],
    ['five'],
    ['six'],
    ['seven'],
    ['eight'],
    ['nine'],
    ['ten'],
    ['eleven'],
    ['twelve'],
  ],
};

/** Both languages have the same numbers with the same units, text by text. */
export function checkParity(items: readonly SourceItem[]): Problem[] {
  return items.flatMap(({ file, item }) => {
    const english = new Map(wordingTexts(item, 'en').map(({ field, text }) => [field, text]));
    return wordingTexts(item, 'fr').flatMap(({ field, text }): Problem[] => {
      const fault = parityFault(text, english.get(field) ?? '');
      return fault === null ? [] : [{ level: 'error', file, id: item.id, message: `${field}: ${fault}` }];
    });
  });
}

/** The numbers that only one language has, in a sentence; null when there is none. */
export function parityFault(french: string, english: string): string | null {
  const onlyFrench = missingIn(numbersIn(french, 'fr'), english, 'en');
  const onlyEnglish = missingIn(numbersIn(english, 'en'), french, 'fr');
  if (onlyFrench.length + onlyEnglish.length === 0) return null;
  return `numbers differ (French only: ${list(onlyFrench)}; English only: ${list(onlyEnglish)}): make both say the same`;
}

const list = (values: readonly string[]) => values.join(', ') || 'none';

function missingIn(numbers: ReadonlySet<string>, text: string, language: Language): string[] {
  const there = numbersIn(text, language);
  const spoken = new Set(text.toLowerCase().split(/[^\p{L}\d]+/u));
  return [...numbers].filter(
    (number) =>
      !there.has(number) && !(words[language][Number(number)] ?? []).some((word) => spoken.has(word)),
  );
}
