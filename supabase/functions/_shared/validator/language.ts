import type { GeneratedItem } from './generated-item.schema.ts';
import { itemTexts } from './item-texts.ts';

/** Common words that the other language does not have. Capitalised ones may be names and do not count. */
export const smallWords = {
  fr: new Set(
    'le la les des du une un et est sont avec dans vous votre qui que elle ses cette aux pas ne chez lui être'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and is are with you your her his this that to not for what which from they should does be an at'.split(
      ' ',
    ),
  ),
} as const;

/** Words of a text, without quotations, which may be in another language. */
export function splitWords(text: string): string[] {
  return text
    .replace(/«[^»]*»|"[^"]*"|“[^”]*”|\([^)]*\)/gu, ' ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

/**
 * French words that other languages have too: they show that a text is French rather than unknown, but not
 * rather than a related language.
 */
const common = new Set('de il on se son sa ce par pour sur plus selon après fait dit au à'.split(' '));

/** Of Spanish, Portuguese, Italian and German, which models sometimes slip into. */
const others = new Set(
  'el los las del y para por qué con una está o os da do dos não uma il gli che della di è der und ist nicht das mit'.split(
    ' ',
  ),
);

/** Texts in another language; the stem and the explanation must clearly be French. */
export function breaksLanguage(item: GeneratedItem): boolean {
  const isForeign = itemTexts(item).some((text) => {
    const words = splitWords(text);
    const foreign = words.filter((word) => smallWords.en.has(word) || others.has(word)).length;
    return foreign >= 2 && foreign > countFrench(words);
  });
  return isForeign || [item.stem, item.explanation].some((text) => countFrench(splitWords(text)) < 2);
}

function countFrench(words: readonly string[]): number {
  return words.filter((word) => smallWords.fr.has(word.toLowerCase()) || common.has(word.toLowerCase()))
    .length;
}
