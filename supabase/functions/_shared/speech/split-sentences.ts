// A copy of apps/voice/src/sound/split-sentences.ts.
// Made by `node tools/generated/main.ts`; do not edit.
const SHORTEST = 25;

/** The first clause, where it is long enough to be spoken alone. */
const firstClause = new RegExp(`^.{${SHORTEST},}?[,;:](?=\\s+\\S)`, 'su');

/**
 * Splits a text into pieces that are spoken one after the other, so that the first one plays while the next
 * is synthesised. Splits after sentences, and joins pieces of less than 25 characters with a neighbour; the
 * first sentence is split after its first clause, too, which is heard sooner.
 */
export function splitSentences(text: string): string[] {
  const sentences = text
    .trim()
    .split(/(?<=[.!?…](?:\s?[»”"')\]])*)\s+(?=\p{Lu}|«|“|\d)|\n+/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const pieces: string[] = [];
  for (const sentence of sentences) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length < SHORTEST) pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence);
  }
  const [first = '', ...others] = pieces;
  const clause = firstClause.exec(first)?.[0];
  return clause === undefined ? pieces : [clause, first.slice(clause.length).trim(), ...others];
}

/** The marks of sources, such as [1], are not read out. */
export const withoutMarks = (sentence: string): string => sentence.replaceAll(/\s*\[\d\]/g, '');
