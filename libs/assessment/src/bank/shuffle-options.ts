import { type OptionId, optionIds } from './bounds.ts';
import type { Question, QuestionWording } from './question.schema.ts';
import { shuffle, type Random } from './random.ts';

/** A question with its options in screen order; `optionIds[i]` is the identity of option i. */
export type ShuffledQuestion = Question & { optionIds: OptionId[] };

/**
 * Shuffles options, rationales and key together, in French and in English alike. May be applied again: the
 * ids still identify the options.
 */
export function shuffleOptions(question: Question | ShuffledQuestion, random: Random): ShuffledQuestion {
  const order = shuffle([0, 1, 2, 3], random);
  const ids: readonly OptionId[] = 'optionIds' in question ? question.optionIds : optionIds;
  const reorder = <T>(list: readonly T[]): T[] => order.map((index) => list[index] as T);
  const reorderWording = <T extends QuestionWording>(wording: T): T => ({
    ...wording,
    options: reorder(wording.options),
    rationales: reorder(wording.rationales),
  });
  return {
    ...reorderWording(question),
    correctAnswer: order.indexOf(question.correctAnswer),
    optionIds: reorder(ids),
    ...(question.en && { en: reorderWording(question.en) }),
  };
}
