/** A text cut after its sentences, in pieces of at most 300 characters: at a space, or anywhere in a word without end. */
export function inPieces(text: string): string[] {
  const sentences = text.match(/.+?(?:[.!?…]+(?=\s)|$)/gsu) ?? [];
  return sentences
    .flatMap((sentence) => sentence.match(/.{1,300}(?=\s|$)|.{1,300}/gsu) ?? [])
    .map((piece) => piece.trim())
    .filter(Boolean);
}
