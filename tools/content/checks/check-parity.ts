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
      const other = english.get(field) ?? '';
      const onlyFrench = missingIn(numbersIn(text, 'fr'), other, 'en');
      const onlyEnglish = missingIn(numbersIn(other, 'en'), text, 'fr');
      if (onlyFrench.length + onlyEnglish.length === 0) return [];
      const message = `${field}: numbers differ (French only: ${list(onlyFrench)}; English only: ${list(onlyEnglish)}): make both say the same`;
      return [{ level: 'error', file, id: item.id, message }];
    });
  });
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
