import { createRandom, type Random } from '@revisoins/assessment';
import { EXPECTED_DIFFICULTY, ITEM_SPREAD, type Difficulty } from '@revisoins/learning/readiness';
import { normal, vary } from '../learning/normal.ts';

/** The properties and behaviour of a population of learners, all hidden from the model. */
export interface Population {
  readonly name: string;
  /** In logits: the means of three kinds of learner of equal number, and how far each is spread. */
  readonly kinds: readonly [number, number, number];
  readonly spread: number;
  /** All learners share one bank; otherwise each has her own, with separate hidden parameters. */
  readonly oneBank?: boolean;
  /** The share of first answers that are looked up. */
  readonly lookedUp?: number;
  /** What a learner gains from the first answer to the exam, in logits. */
  readonly growth?: number;
  /** How much harder the exam's items are than the bank's, in logits. */
  readonly harderExam?: number;
}

/** The hidden parameters of an item. */
export interface Item {
  /** In logits, its distance from the difficulty that the authors declare. */
  readonly apart: number;
  readonly discrimination: number;
  readonly guess: number;
}

/** In logits: how far the authors' three difficulties are from where the model puts them. */
const WORD_SPREAD = 0.2;
/** As a logarithm. */
const DISCRIMINATION_SPREAD = 0.25;

/** Of Laplace's distribution, with standard deviation 1: more items are far off than the model thinks. */
function laplace(random: Random): number {
  const even = random() - 0.5;
  return (-Math.sign(even) * Math.log(1 - 2 * Math.abs(even))) / Math.SQRT2;
}

export const drawItem = (random: Random): Item => ({
  apart: ITEM_SPREAD * laplace(random),
  discrimination: vary(1, DISCRIMINATION_SPREAD, random),
  guess: 0.15 + 0.2 * random(),
});

/** Where the authors' difficulties really are, in logits. */
export const drawWords = (random: Random): Record<Difficulty, number> => ({
  easy: EXPECTED_DIFFICULTY.easy + WORD_SPREAD * normal(random),
  medium: EXPECTED_DIFFICULTY.medium + WORD_SPREAD * normal(random),
  hard: EXPECTED_DIFFICULTY.hard + WORD_SPREAD * normal(random),
});

/**
 * The probability of a right answer at an ability this many logits above the difficulty that the authors
 * declared.
 */
export const rightAt = (above: number, { apart, discrimination, guess }: Item): number =>
  guess + (1 - guess) / (1 + Math.exp(-discrimination * (above - apart)));

const NODES = 321;
const SAMPLED = 4000;
const nodeAt = (index: number) => (index - (NODES - 1) / 2) / 20;

/** By logits above the word, the mean of `rightAt` over all items that there can be, from -8 to 8. */
const meanCurve = (() => {
  const random = createRandom(20_260_117);
  const items = Array.from({ length: SAMPLED }, () => drawItem(random));
  return Float64Array.from({ length: NODES }, (_, index) => {
    const above = nodeAt(index);
    return items.reduce((sum, item) => sum + rightAt(above, item), 0) / SAMPLED;
  });
})();

/** The probability of a right answer to an item of a paper that the learner has not seen before. */
export function rightOnPaper(above: number): number {
  const place = Math.min(NODES - 1.001, Math.max(0, above * 20 + (NODES - 1) / 2));
  const low = Math.floor(place);
  const share = place - low;
  return (1 - share) * (meanCurve[low] ?? 0) + share * (meanCurve[low + 1] ?? 0);
}
