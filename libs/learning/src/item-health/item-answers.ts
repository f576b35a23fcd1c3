export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];

/** How many learners of one strength chose an option the first time they answered the item. */
export interface AnswerCount {
  /** The share of their other first answers that were right, 0 to 1. */
  readonly strength: number;
  readonly choice: OptionId;
  readonly count: number;
}

/** All learners' first answers to one version of an item, without unanswered ones. */
export interface ItemAnswers {
  /** The key in the bank. */
  readonly key: OptionId;
  readonly answers: readonly AnswerCount[];
}

/** A share of right answers starts from this many assumed answers, of which this many are right. */
const ASSUMED = 5;
const ASSUMED_RIGHT = 3;

/**
 * The strength of a learner, without the item in question, in steps of a twentieth. `public.item_answers`
 * computes the same value.
 *
 * @param right how many of her first answers to the `others`, all items but this one, were right.
 */
export const learnerStrength = (right: number, others: number): number =>
  Math.round((20 * (right + ASSUMED_RIGHT)) / (others + ASSUMED)) / 20;
