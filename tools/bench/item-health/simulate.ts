import { createRandom, shuffle } from '@revisoins/assessment';
import {
  assessItem,
  type AnswerCount,
  type ItemFlag,
  type OptionId,
  learnerStrength,
} from '@revisoins/learning/item-health';
import { ITEMS, SABOTAGED } from './populations.ts';
import { choose, drawItem, drawLearner, type Population, type TrueItem } from './truth.ts';

/** An item of a simulated bank, and the first flag on its key at any of the looks. */
export interface Judged {
  readonly fault: 'sabotaged' | 'two-keys' | null;
  /** The option that is right, or as right as the key, where there is a fault. */
  readonly truth: OptionId | null;
  readonly flag: Extract<ItemFlag, { option: OptionId; probability: number }> | null;
  /** The number of first answers at that moment. */
  readonly after: number | null;
}

interface Answer {
  readonly learner: number;
  readonly item: number;
  readonly choice: OptionId;
}

/** Learners, one after the other, each with her number of new items, until all items have so many answers. */
function answerAll(
  bank: readonly TrueItem[],
  population: Population,
  rounds: number,
  seed: number,
): Answer[] {
  const random = createRandom(seed);
  const places = bank.map((_, place) => place);
  const deck = Array.from({ length: rounds }, () => shuffle(places, random)).flat();
  const answers: Answer[] = [];
  for (let learner = 0; deck.length > 0; learner += 1) {
    const own = drawLearner(random);
    const met = new Set<number>();
    for (let left = own.answers; left > 0 && deck.length > 0; left -= 1) {
      const item = deck.at(-1);
      const truth = item === undefined ? undefined : bank[item];
      // She has already answered it: continue with the next learner.
      if (item === undefined || truth === undefined || met.has(item)) break;
      deck.pop();
      met.add(item);
      answers.push({ learner, item, choice: choose(own, truth, population, random) });
    }
  }
  return answers;
}

/**
 * The operator's data about each item: strengths exclude the item's own answer, and use the keys in the bank.
 */
function countAnswers(bank: readonly TrueItem[], answers: readonly Answer[]): AnswerCount[][] {
  const given = new Map<number, { right: number; all: number }>();
  const isRight = ({ item, choice }: Answer) => Number(bank[item]?.key === choice);
  for (const answer of answers) {
    const { right, all } = given.get(answer.learner) ?? { right: 0, all: 0 };
    given.set(answer.learner, { right: right + isRight(answer), all: all + 1 });
  }
  const counts: AnswerCount[][] = bank.map(() => []);
  for (const answer of answers) {
    const { right, all } = given.get(answer.learner) ?? { right: 0, all: 1 };
    const strength = learnerStrength(right - isRight(answer), all - 1);
    counts[answer.item]?.push({ strength, choice: answer.choice, count: 1 });
  }
  return counts;
}

function doubtKey(item: TrueItem, answers: readonly AnswerCount[]): Judged['flag'] {
  const [flag] = assessItem({ key: item.key, answers }).flags;
  return flag?.kind === 'wrong-key' || flag?.kind === 'two-keys' ? flag : null;
}

/**
 * A bank with some wrong keys, its learners, and the assessment of each item. The same seed gives the same
 * bank.
 */
export function simulate(population: Population, seed: number): Judged[] {
  const random = createRandom(seed);
  const bank = Array.from({ length: ITEMS }, (_, place) =>
    drawItem(
      population,
      place < SABOTAGED ? 'sabotaged' : place < SABOTAGED + population.twoKeys ? 'two-keys' : null,
      random,
    ),
  );
  const answers = answerAll(bank, population, Math.max(...population.looks), seed + 1_000_000);
  const judged = bank.map(({ isSabotaged, right }): Judged => ({
    fault: isSabotaged ? 'sabotaged' : right.length > 1 ? 'two-keys' : null,
    truth: isSabotaged ? (right[0] ?? null) : (right[1] ?? null),
    flag: null,
    after: null,
  }));
  for (const look of population.looks)
    for (const [place, counts] of countAnswers(bank, answers.slice(0, look * ITEMS)).entries()) {
      const item = bank[place];
      const before = judged[place];
      if (!item || !before || before.flag) continue;
      const flag = doubtKey(item, counts);
      if (flag) judged[place] = { ...before, flag, after: look };
    }
  return judged;
}
