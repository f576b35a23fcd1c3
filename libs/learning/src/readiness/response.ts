import { GUESS } from '../guess.ts';
import { normalWeights } from './normal.ts';

/** What the authors of an item declare. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/**
 * Where an item of a declared difficulty is expected, in logits: half of those with that ability know it.
 * Nobody has calibrated the items yet: these are assumptions.
 */
export const EXPECTED_DIFFICULTY: Readonly<Record<Difficulty, number>> = { easy: -0.8, medium: 0, hard: 0.8 };
/** How far items are from there, in logits (standard deviation). */
export const ITEM_SPREAD = 0.7;

/** Points of the integral over an item's difficulty, in spreads. */
const spreads = Array.from({ length: 31 }, (_, index) => (index - 15) / 4);
const spreadWeights = normalWeights(spreads, 1);

/**
 * The probability that somebody answers an item rightly of which only the declared difficulty is known.
 * Rasch's model with guessing at a quarter, integrated over where such items are.
 *
 * @param ability in logits.
 * @returns 0.25 to 1.
 */
export function rightGiven(ability: number, difficulty: Difficulty): number {
  let known = 0;
  for (const [index, spread] of spreads.entries()) {
    const distance = ability - EXPECTED_DIFFICULTY[difficulty] - ITEM_SPREAD * spread;
    known += (spreadWeights[index] ?? 0) / (1 + Math.exp(-distance));
  }
  return GUESS + (1 - GUESS) * known;
}
