import type { StemTable } from './stem-text.ts';

/**
 * The text with typographic apostrophes. Authors and language models type straight ones, and the stored text
 * must keep them because it identifies the question.
 */
export function typeset(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}«])/gu, '’');
}

/** The text with each '(s)' resolved for the number: '1,5 comprimé' in French, '1.5 tablets' in English. */
export function withPlurals(text: string, value: number, language: 'fr' | 'en'): string {
  return text.replaceAll('(s)', () => (new Intl.PluralRules(language).select(value) === 'one' ? '' : 's'));
}

/**
 * The texts of a question that a screen shows; a numeric item has no options, and nothing has explanations
 * before an answer.
 */
export interface Wording {
  readonly question: string;
  /** Data that the question refers to. */
  readonly table?: StemTable | undefined;
  readonly options?: readonly string[] | undefined;
  readonly explanation?: string | undefined;
  readonly rationales?: readonly string[] | undefined;
}

/** A question with its French texts, and the English ones if there are any. */
export type AnyQuestion = Wording & { readonly en?: Wording | undefined };

/** A question's texts for the screen, and their language: French where there is no English. */
export function wordingIn<W extends Wording>(
  question: W & { readonly en?: W | undefined },
  language: 'fr' | 'en',
): { words: W; lang: 'fr-CA' | 'en-CA' } {
  const english = language === 'en' ? question.en : undefined;
  const words: W = english ?? question;
  const { options, explanation, rationales } = words;
  return {
    words: {
      ...words,
      question: typeset(words.question),
      ...(options === undefined ? {} : { options: options.map(typeset) }),
      ...(explanation === undefined ? {} : { explanation: typeset(explanation) }),
      ...(rationales === undefined ? {} : { rationales: rationales.map(typeset) }),
    },
    lang: english ? 'en-CA' : 'fr-CA',
  };
}
