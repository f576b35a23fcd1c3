/** Lower case, no accents, ligatures opened: what two spellings of a word have in common. */
export function fold(text: string): string {
  return text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/[’‘]/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Those whose words hold the searched text, in their order; all of them when nothing is searched. */
export function searchSkills<T>(
  entries: readonly T[],
  search: string,
  searchableWords: (entry: T) => readonly string[],
): T[] {
  const wanted = fold(search);
  return entries.filter((entry) => searchableWords(entry).some((words) => fold(words).includes(wanted)));
}
