import { hashQuestion } from '../assessment/hash-question.ts';
import type { GeneratedItem } from './generated-item.schema.ts';
import type { ValidationContext } from './rule.ts';

export const TOO_SIMILAR = 0.85;

/** Trigrams of the text without case, accents and punctuation. */
export function trigrams(text: string): Set<string> {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const padded = `  ${plain} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
}

/** Shared trigrams between 0 and 1 (Dice); 0 as soon as they can no longer be too similar. */
export function similarity(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const [small, large] = one.size < two.size ? [one, two] : [two, one];
  const sum = small.size + large.size;
  /** How many would be shared if all that are left were. */
  let shared = small.size;
  if ((2 * shared) / sum <= TOO_SIMILAR) return 0;
  for (const trigram of small) {
    if (large.has(trigram)) continue;
    shared -= 1;
    if ((2 * shared) / sum <= TOO_SIMILAR) return 0;
  }
  return (2 * shared) / sum;
}

/** A question that the learner has seen, or that is nearly the same as a known one. */
export function breaksNearDuplicate(
  { stem }: GeneratedItem,
  { skillTitle, usedHashes, knownStems }: ValidationContext,
): boolean {
  if (usedHashes.has(hashQuestion(stem, skillTitle))) return true;
  const grams = trigrams(stem);
  return knownStems.some((known) => similarity(grams, trigrams(known)) > TOO_SIMILAR);
}
