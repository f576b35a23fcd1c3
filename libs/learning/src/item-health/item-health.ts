import { optionIds, type ItemAnswers, type OptionId } from './item-answers.ts';
import { judgeKey } from './key-hypotheses.ts';

/** What is probably wrong with an item, and with which option. */
export type ItemFlag =
  | { readonly kind: 'wrong-key'; readonly option: OptionId; readonly probability: number }
  | { readonly kind: 'two-keys'; readonly option: OptionId; readonly probability: number }
  | { readonly kind: 'unused-distractor'; readonly option: OptionId }
  | { readonly kind: 'too-easy' };

export interface ItemHealth {
  /** First answers. */
  readonly answers: number;
  /** 0 to 1; null without answers. */
  readonly shareRight: number | null;
  /**
   * The correlation of a right answer with the share of other right answers, from -1 to 1; null where all
   * answers, or all learners, are alike.
   */
  readonly discrimination: number | null;
  /** The share of answers that chose each option, including the key, 0 to 1. */
  readonly shares: Readonly<Record<OptionId, number>>;
  readonly flags: readonly ItemFlag[];
}

/** Items with fewer first answers are not assessed. */
export const FEWEST_ANSWERS = 20;

/**
 * A doubt about the key becomes a flag from this probability on. A person reads every flagged item: a false
 * alarm costs her a minute, whereas a missed wrong key teaches learners something wrong.
 */
const PROBABLE = 0.2;

/** An option that fewer learners choose is useless; an item that fewer get wrong measures nothing. */
const RARE = 0.05;
/** The accepted probability of calling something rare by chance. */
const DOUBT = 0.05;

/** Whether a count as low as this would be unlikely if the share were `RARE`. */
function isRare(count: number, of: number): boolean {
  let chance = (1 - RARE) ** of;
  let atMost = 0;
  for (let number = 0; number <= count; number += 1) {
    atMost += chance;
    chance *= ((of - number) / (number + 1)) * (RARE / (1 - RARE));
  }
  return atMost < DOUBT;
}

function correlate({ key, answers }: ItemAnswers): number | null {
  let [count, strengths, squares, right, both] = [0, 0, 0, 0, 0];
  for (const answer of answers) {
    count += answer.count;
    strengths += answer.count * answer.strength;
    squares += answer.count * answer.strength ** 2;
    if (answer.choice !== key) continue;
    right += answer.count;
    both += answer.count * answer.strength;
  }
  const spread = (squares / count - (strengths / count) ** 2) * (right / count) * (1 - right / count);
  if (!(spread > 1e-12)) return null;
  return (both / count - (strengths / count) * (right / count)) / Math.sqrt(spread);
}

const mostProbable = (belief: Readonly<Partial<Record<OptionId, number>>>) =>
  optionIds
    .flatMap((option) => {
      const probability = belief[option];
      return probability === undefined ? [] : [{ option, probability }];
    })
    .reduce((most, one) => (one.probability > most.probability ? one : most));

const sum = (belief: Readonly<Partial<Record<OptionId, number>>>) =>
  Object.values(belief).reduce((all, probability) => all + probability, 0);

function flagKey(item: ItemAnswers): ItemFlag[] {
  const { other, both } = judgeKey(item);
  if (sum(other) >= PROBABLE)
    return [{ kind: 'wrong-key', option: mostProbable(other).option, probability: sum(other) }];
  if (sum(both) >= PROBABLE)
    return [{ kind: 'two-keys', option: mostProbable(both).option, probability: sum(both) }];
  return [];
}

/** The figures of an item, and what is probably wrong with it. Pure. */
export function assessItem(item: ItemAnswers): ItemHealth {
  const counts = { a: 0, b: 0, c: 0, d: 0 };
  for (const { choice, count } of item.answers) counts[choice] += count;
  const answers = counts.a + counts.b + counts.c + counts.d;
  const share = (count: number) => (answers === 0 ? 0 : count / answers);
  const shares = { a: share(counts.a), b: share(counts.b), c: share(counts.c), d: share(counts.d) };
  const figures = {
    answers,
    shareRight: answers === 0 ? null : shares[item.key],
    discrimination: answers === 0 ? null : correlate(item),
    shares,
  };
  if (answers < FEWEST_ANSWERS) return { ...figures, flags: [] };
  // While the key is in doubt, the other figures are meaningless.
  const doubts = flagKey(item);
  if (doubts.length > 0) return { ...figures, flags: doubts };
  const isTooEasy = isRare(answers - counts[item.key], answers);
  return {
    ...figures,
    flags: isTooEasy
      ? [{ kind: 'too-easy' }]
      : optionIds
          .filter((option) => option !== item.key && isRare(counts[option], answers))
          .map((option): ItemFlag => ({ kind: 'unused-distractor', option })),
  };
}
