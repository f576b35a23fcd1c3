import { computeDecayFactor, default_w, FSRSAlgorithm, Rating, type Grade } from 'ts-fsrs';
import { GUESS } from './guess.ts';

/** Less than this many days after an answer, the next one is of the same sitting. */
const SITTING = 0.5;

/** What is remembered of one item. Immutable. */
export interface Memory {
  /** Days after which it is recalled with a probability of 0.9. */
  readonly stability: number;
  /** 1 (easy) to 10. */
  readonly difficulty: number;
}

const fsrs = new FSRSAlgorithm({});
/** The library's first difficulties are not within its own bounds. */
const firstDifficulty = (grade: Grade) => Math.min(10, Math.max(1, fsrs.init_difficulty(grade)));
const { decay, factor } = computeDecayFactor(default_w);

/** The probability, 0 to 1, that an item is recalled `days` after its last answer. Pure. */
export const recallAfter = (days: number, stability: number): number =>
  days <= 0 ? 1 : (1 + (factor * days) / stability) ** decay;

/** The probability of a right answer: recalled, or guessed. Pure. */
export const rightAfter = (recall: number): number => recall + GUESS * (1 - recall);

/** How likely a right answer was recalled and not guessed; 0 for a wrong one. Pure. */
export const recalledGiven = (isCorrect: boolean, recall: number): number =>
  isCorrect ? recall / rightAfter(recall) : 0;

/** Between two values that count by their ratio, such as stabilities. `share` of the first, 0 to 1. */
const between = (share: number, first: number, second: number) =>
  Math.exp(share * Math.log(first) + (1 - share) * Math.log(second));

/** Who did not know an item has read why: more than a lapse, less than a recall. */
const LEARNED = between(0.5, fsrs.init_stability(Rating.Again), fsrs.init_stability(Rating.Good));

/** After the first answer to an item, which was known with this probability. Pure. */
export const firstMemory = (known: number): Memory => ({
  stability: between(known, fsrs.init_stability(Rating.Easy), LEARNED),
  difficulty: known * firstDifficulty(Rating.Easy) + (1 - known) * firstDifficulty(Rating.Hard),
});

/**
 * After another answer, `days` after the last one: the item was recalled with the probability `recalled`,
 * where `expected` was the probability before it. Pure.
 */
export function nextMemory(before: Memory, days: number, expected: number, recalled: number): Memory {
  const { stability, difficulty } = before;
  const ifRecalled =
    days < SITTING
      ? fsrs.next_short_term_stability(stability, Rating.Good)
      : fsrs.next_recall_stability(difficulty, stability, expected, Rating.Good);
  const ifNot =
    days < SITTING
      ? fsrs.next_short_term_stability(stability, Rating.Again)
      : fsrs.next_forget_stability(difficulty, stability, expected);
  return {
    stability: between(recalled, ifRecalled, ifNot),
    difficulty:
      recalled * fsrs.next_difficulty(difficulty, Rating.Good) +
      (1 - recalled) * fsrs.next_difficulty(difficulty, Rating.Again),
  };
}

/** Whether an answer says something of memory: not one of the same sitting. */
export const isReview = (days: number): boolean => days >= SITTING;
