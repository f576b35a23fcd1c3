import type { Random } from '@revisoins/assessment';
import { type OptionId, optionIds } from '@revisoins/learning/item-health';
import { normal, vary } from '../learning/normal.ts';

/** The properties of a bank and its learners, all hidden from the model. */
export interface Population {
  readonly name: string;
  /** How hard items are on average, in logits. */
  readonly difficulty: number;
  /** How many items have a second right option, beside those whose key is sabotaged. */
  readonly twoKeys: number;
  /** The share of answers that are given at random. */
  readonly careless: number;
  /** The number of first answers to each item at which the operator looks. */
  readonly looks: readonly number[];
}

/** The hidden parameters of an item. */
export interface TrueItem {
  readonly right: readonly OptionId[];
  /** The key in the bank; wrong in sabotaged items. */
  readonly key: OptionId;
  readonly isSabotaged: boolean;
  readonly difficulty: number;
  readonly slope: number;
  /** How much each option attracts those who do not know, and how that changes with each logit of ability. */
  readonly pull: Readonly<Record<OptionId, { readonly weight: number; readonly rise: number }>>;
}

export interface TrueLearner {
  readonly ability: number;
  /** How many items she answers. */
  readonly answers: number;
}

const drawOption = (among: readonly OptionId[], random: Random): OptionId =>
  among[Math.floor(among.length * random())] ?? 'a';

export function drawItem(
  { difficulty }: Population,
  fault: 'sabotaged' | 'two-keys' | null,
  random: Random,
): TrueItem {
  const first = drawOption(optionIds, random);
  const others = optionIds.filter((option) => option !== first);
  const pull = () => ({ weight: vary(1, 0.8, random), rise: 0.3 * normal(random) });
  return {
    right: fault === 'two-keys' ? [first, drawOption(others, random)] : [first],
    key: fault === 'sabotaged' ? drawOption(others, random) : first,
    isSabotaged: fault === 'sabotaged',
    difficulty: difficulty + normal(random),
    slope: vary(1, 0.3, random),
    pull: { a: pull(), b: pull(), c: pull(), d: pull() },
  };
}

export const drawLearner = (random: Random): TrueLearner => ({
  ability: 0.9 * normal(random),
  answers: [12, 30, 60, 120, 240][Math.floor(5 * random())] ?? 60,
});

/**
 * Learners who know choose a right option. The others are drawn to some options more than to others, and able
 * ones to different options than weak ones.
 */
export function choose(
  { ability }: TrueLearner,
  { right, difficulty, slope, pull }: TrueItem,
  { careless }: Population,
  random: Random,
): OptionId {
  if (random() < careless) return drawOption(optionIds, random);
  const above = ability + 0.4 * normal(random) - difficulty;
  if (random() < 1 / (1 + Math.exp(-slope * above))) return drawOption(right, random);
  const weights = optionIds.map((option) => pull[option].weight * Math.exp(pull[option].rise * ability));
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, option] of optionIds.entries()) {
    rest -= weights[place] ?? 0;
    if (rest < 0) return option;
  }
  return 'd';
}
