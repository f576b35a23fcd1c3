import { computeDecayFactor, default_w, FSRSAlgorithm, Rating, type Grade } from 'ts-fsrs';
import { GUESS } from './guess.ts';

/** An answer less than this many days after the previous one belongs to the same sitting. */
const SITTING = 0.5;

/** The memory of one item. Immutable. */
export interface Memory {
  /** Days after which it is recalled with a probability of 0.9. */
  readonly stability: number;
  /** 1 (easy) to 10. */
  readonly difficulty: number;
}

const fsrs = new FSRSAlgorithm({});
const boundDifficulty = (difficulty: number) => Math.min(10, Math.max(1, difficulty));
/** The library's initial difficulties can exceed its own bounds. */
const firstDifficulty = (grade: Grade) => boundDifficulty(fsrs.init_difficulty(grade));

/** The difficulty after an answer, within the bounds a linear function of the one before. */
function createNextDifficulty(grade: Grade): (difficulty: number) => number {
  const [low, high] = [4, 6];
  const afterLow = fsrs.next_difficulty(low, grade);
  const slope = (fsrs.next_difficulty(high, grade) - afterLow) / (high - low);
  return (difficulty) => boundDifficulty(afterLow + slope * (difficulty - low));
}
const difficultyIfRecalled = createNextDifficulty(Rating.Good);
const difficultyIfNot = createNextDifficulty(Rating.Again);
const { decay, factor } = computeDecayFactor(default_w);

/** The probability, 0 to 1, that an item is recalled `days` after its last answer. Pure. */
export const recallAfter = (days: number, stability: number): number =>
  days <= 0 ? 1 : (1 + (factor * days) / stability) ** decay;

/** The probability of a right answer: recalled, or guessed. Pure. */
export const rightAfter = (recall: number): number => recall + GUESS * (1 - recall);

/** How likely a right answer was recalled and not guessed; 0 for a wrong one. Pure. */
export const recalledGiven = (isCorrect: boolean, recall: number): number =>
  isCorrect ? recall / rightAfter(recall) : 0;

/**
 * Interpolates geometrically between two values, such as stabilities. `share` is the weight of the first, 0
 * to 1.
 */
const between = (share: number, first: number, second: number) =>
  Math.exp(share * Math.log(first) + (1 - share) * Math.log(second));

/** A learner who did not know an item has read the explanation: more than a lapse, less than a recall. */
const LEARNED = between(0.5, fsrs.init_stability(Rating.Again), fsrs.init_stability(Rating.Good));

/** The memory after the first answer to an item, given the probability that it was known. Pure. */
export const firstMemory = (known: number): Memory => ({
  stability: between(known, fsrs.init_stability(Rating.Easy), LEARNED),
  difficulty: known * firstDifficulty(Rating.Easy) + (1 - known) * firstDifficulty(Rating.Hard),
});

/**
 * The memory after another answer, `days` after the last one: `recalled` is the probability that the item was
 * recalled, given the answer; `expected` is the probability before it. Pure.
 */
export function nextMemory(before: Memory, days: number, expected: number, recalled: number): Memory {
  const { stability, difficulty } = before;
  const isSitting = days < SITTING;
  const ifNot = isSitting
    ? fsrs.next_short_term_stability(stability, Rating.Again)
    : fsrs.next_forget_stability(difficulty, stability, expected);
  if (recalled === 0) return { stability: ifNot, difficulty: difficultyIfNot(difficulty) };
  const ifRecalled = isSitting
    ? fsrs.next_short_term_stability(stability, Rating.Good)
    : fsrs.next_recall_stability(difficulty, stability, expected, Rating.Good);
  return {
    stability: between(recalled, ifRecalled, ifNot),
    difficulty: recalled * difficultyIfRecalled(difficulty) + (1 - recalled) * difficultyIfNot(difficulty),
  };
}

/** Whether an answer tests memory: an answer in the same sitting does not. */
export const isReview = (days: number): boolean => days >= SITTING;
