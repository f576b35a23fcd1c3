/** The text with typographic apostrophes: authors and language models type straight ones, which identify a stored question. */
export function typeset(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}«])/gu, '’');
}

/** The words of a question as a screen knows them: before an answer without explanation and rationales. */
export interface Wording {
  readonly question: string;
  readonly options: readonly string[];
  readonly explanation?: string | undefined;
  readonly rationales?: readonly string[] | undefined;
}

/** A question with its words in French, and in English where there are any. */
export type AnyQuestion = Wording & { readonly en?: Wording | undefined };

/** A question's words for the screen, and the language that they are in: French where there is no English. */
export function wordingIn<W extends Wording>(
  question: W & { readonly en?: W | undefined },
  language: 'fr' | 'en',
): { words: W; lang: 'fr-CA' | 'en-CA' } {
  const english = language === 'en' ? question.en : undefined;
  const words: W = english ?? question;
  const { explanation, rationales } = words;
  return {
    words: {
      ...words,
      question: typeset(words.question),
      options: words.options.map(typeset),
      ...(explanation === undefined ? {} : { explanation: typeset(explanation) }),
      ...(rationales === undefined ? {} : { rationales: rationales.map(typeset) }),
    },
    lang: english ? 'en-CA' : 'fr-CA',
  };
}
