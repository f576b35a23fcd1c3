import type { ReferenceTopic, TopicEntry } from '@revisoins/assessment/reference';
import { fold } from '../browse-skills/search-skills.ts';

export interface FoundEntry {
  readonly topic: string;
  readonly entry: TopicEntry;
}

/** Words that nobody searches for. */
const little = new Set(
  'a au aux avec ce c chez comment d dans de des du en est et je l la le les ma mon ou par pour qu que quel quelle quelles quels quoi se ses son sur un une the an and are at for how in is it my of on or the to what when which with'.split(
    ' ',
  ),
);

const splitWords = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/u)
    .filter(Boolean);

/** The beginning of a word that its other forms share, so that "plaies" finds "plaie". */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:es|s|x)$/, '') : word);

function weigh(entry: TopicEntry, terms: readonly string[]): number {
  const places: readonly [words: string[], weight: number][] = [
    [splitWords(entry.title), 8],
    [entry.terms.flatMap(splitWords), 6],
    [splitWords(entry.short), 2],
    [
      [...(entry.more ?? []), ...(entry.steps ?? []), ...(entry.table?.rows.flat() ?? [])].flatMap(
        splitWords,
      ),
      1,
    ],
  ];
  let sum = 0;
  for (const word of terms) {
    const best = Math.max(
      ...places.map(([words, weight]) =>
        words.some((one) => one === word)
          ? weight + 1
          : words.some((one) => one.startsWith(stem(word)))
            ? weight
            : 0,
      ),
    );
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

/** The entries that contain every word of the search, the best first; none for a search without words. */
export function searchEntries(topics: readonly ReferenceTopic[], search: string): FoundEntry[] {
  const words = splitWords(search);
  const telling = words.filter((word) => !little.has(word));
  const terms = telling.length > 0 ? telling : words;
  if (terms.length === 0) return [];
  return topics
    .flatMap(({ topic, entries }) => entries.map((entry) => ({ topic, entry, weight: weigh(entry, terms) })))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ topic, entry }) => ({ topic, entry }));
}
