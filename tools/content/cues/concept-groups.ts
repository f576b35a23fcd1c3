import { stemText } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';
import { longWords } from '../../../supabase/functions/_shared/validator/cues.ts';

/** Items as alike as this ask for the same idea: how much of their rare words they share, from 0 to 1. */
const ALIKE = 0.3;

/**
 * A number for each item: items with the same number ask about the same concept. Uses `concept` if an item
 * has it, and the words of the French objective, stem, key and its rationale.
 */
export function conceptGroups(items: readonly BankItem[]): number[] {
  const groups = items.map((_, index) => index);
  const findRoot = (index: number): number => {
    const parent = groups[index] ?? index;
    return parent === index ? index : findRoot(parent);
  };
  const join = (one: number, other: number) => {
    groups[Math.max(findRoot(one), findRoot(other))] = Math.min(findRoot(one), findRoot(other));
  };
  const named = new Map<string, number>();
  for (const [index, { concept }] of items.entries()) {
    if (concept === undefined) continue;
    join(index, named.get(concept) ?? index);
    named.set(concept, index);
  }
  // If both items have a concept, their author has already compared them.
  for (const [one, other] of findAlike(items))
    if (items[one]?.concept === undefined || items[other]?.concept === undefined) join(one, other);
  return items.map((_, index) => findRoot(index));
}

/** What an item asks: its French objective, stem and table, and the key with its reason. */
const asked = ({ objective, fr: { stem, table, options }, key }: BankItem) =>
  `${objective.fr} ${stemText(stem, table)} ${options[key].text} ${options[key].rationale}`;

/** The same, including the words of the correction. */
export const taught = (item: BankItem) => `${asked(item)} ${item.fr.explanation}`;

/** Places of items whose texts are nearly the same, the earlier first; by default, what they ask. */
export function findAlike(items: readonly BankItem[], textFor = asked): [number, number][] {
  const vectors = rareWords(items.map(textFor));
  const holders = new Map<string, number[]>();
  const pairs: [number, number][] = [];
  for (const [index, vector] of vectors.entries()) {
    const shared = new Map<number, number>();
    for (const [word, weight] of vector) {
      const others = holders.get(word) ?? [];
      for (const other of others)
        shared.set(other, (shared.get(other) ?? 0) + weight * (vectors[other]?.get(word) ?? 0));
      holders.set(word, [...others, index]);
    }
    for (const [other, likeness] of shared) if (likeness > ALIKE) pairs.push([other, index]);
  }
  return pairs;
}

/** The words of each text, the rarer the heavier, as vectors of length 1. */
function rareWords(documents: readonly string[]): Map<string, number>[] {
  const texts = documents.map(longWords);
  const holders = new Map<string, number>();
  for (const words of texts) for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  return texts.map((words) => {
    const weights = [...words].map((word) => Math.log(texts.length / (holders.get(word) ?? 1)));
    const size = Math.hypot(...weights) || 1;
    return new Map([...words].map((word, index) => [word, (weights[index] ?? 0) / size]));
  });
}
