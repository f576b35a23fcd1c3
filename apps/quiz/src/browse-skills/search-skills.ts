/** Lower case, without accents and ligatures: makes spellings comparable. */
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

/** The entries whose words contain the query, in their order; all of them for an empty query. */
export function searchSkills<T>(
  entries: readonly T[],
  search: string,
  searchableWords: (entry: T) => readonly string[],
): T[] {
  const query = fold(search);
  if (query === '') return [...entries];
  return entries.filter((entry) => searchableWords(entry).some((words) => fold(words).includes(query)));
}
