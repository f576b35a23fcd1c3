import { GUESS } from '../guess.ts';
import { normalWeights } from './normal.ts';

/** The difficulty that the authors of an item declare. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/**
 * The expected difficulty of an item in logits, by its declared difficulty: half of the learners with that
 * ability know it. These are assumptions: nobody has calibrated the items yet.
 */
export const EXPECTED_DIFFICULTY: Readonly<Record<Difficulty, number>> = { easy: -0.8, medium: 0, hard: 0.8 };
/** The standard deviation of items around that value, in logits. */
export const ITEM_SPREAD = 0.7;

/** Points of the integral over an item's difficulty, in spreads. */
const spreads = Array.from({ length: 31 }, (_, index) => (index - 15) / 4);
const spreadWeights = normalWeights(spreads, 1);

/**
 * The probability of a right answer to an item when only its declared difficulty is known: the Rasch model
 * with a guessing rate of a quarter, integrated over the difficulties that such items may have.
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
