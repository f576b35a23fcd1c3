export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];

/** How many learners of one strength chose an option at their first meeting with the item. */
export interface AnswerCount {
  /** The share of their other first answers that were right, 0 to 1. */
  readonly strength: number;
  readonly choice: OptionId;
  readonly count: number;
}

/** The first answers to one version of an item, by all learners; none that was left open. */
export interface ItemAnswers {
  /** As the bank has it. */
  readonly key: OptionId;
  readonly answers: readonly AnswerCount[];
}

/** In a share of right answers, so many are assumed beforehand, and so many of them right. */
const ASSUMED = 5;
const ASSUMED_RIGHT = 3;

/**
 * The strength of a learner where one item is concerned, in steps of a twentieth. `public.item_answers`
 * computes the same.
 *
 * @param right of her first answers to `others`, which are all items but this one.
 */
export const learnerStrength = (right: number, others: number): number =>
  Math.round((20 * (right + ASSUMED_RIGHT)) / (others + ASSUMED)) / 20;
