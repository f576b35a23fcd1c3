import type { GeneratedItem } from './generated-item.schema.ts';
import { itemTexts } from './item-texts.ts';

// A capital letter, or a small one that is quoted or cannot be a word: 'la réponse a été donnée' is a
// sentence.
const letter =
  /(?<!\p{L})(?:[Oo]ptions?|[Rr]éponses?|[Cc]hoix|[Ll]ettres?|[Aa]nswers?|[Cc]hoices?|[Ll]etters?)\s+(?:[«"'“(]\s*[a-dA-D]\s*[»"'”)]|[A-D](?![\p{L}'’])|[bc](?![\p{L}'’])|[ad]\))/u;

export function namesLetter(text: string): boolean {
  return letter.test(text);
}

// Language models also write 'A est incorrect' and number the options themselves: 'b) Laver'.
const bareLetter =
  /^\(?[A-Da-d](?:\s?[):]|\.(?=\s\p{Lu}))\s|(?<![\p{L}\d])(?:[A-D]|[bcd])\s+(?:est|n['’]est|sont)\s+(?:la |le |une |in|pas |fau|vrai|bon|correct|exact)/u;

/** Texts that refer to an option by its letter: options are shuffled on the screen. */
export function breaksOptionLetters(item: GeneratedItem): boolean {
  return itemTexts(item).some((text) => namesLetter(text) || bareLetter.test(text));
}
