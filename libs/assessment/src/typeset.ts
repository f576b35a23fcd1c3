/** The text with typographic apostrophes: authors and language models type straight ones, which identify a stored question. */
export function typeset(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}«])/gu, '’');
}
