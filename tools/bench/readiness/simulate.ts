import { createRandom, shuffle, type Random } from '@revisoins/assessment';
import {
  createReadiness,
  type Difficulty,
  type ExamPart,
  type FirstAnswer,
} from '@revisoins/learning/readiness';
import { normal } from '../learning/normal.ts';
import type { Bank, SkillItem } from './bank.ts';
import { drawItem, drawWords, rightAt, rightOnPaper, type Item, type Population } from './truth.ts';

/** The numbers of first answers at which a learner looks at her readiness. */
export const looks = [80, 160, 280, 420] as const;

/** A learner's predicted chances in a part, and her true ones. */
export interface Prediction {
  /** Of `looks`. */
  readonly look: number;
  /** The place of the part in the exam, from 0. */
  readonly part: number;
  /** First answers that it rests on. */
  readonly answers: number;
  readonly probability: number;
  readonly low: number;
  readonly high: number;
  /** The probability, 0 to 1, that she passes a new paper, by her abilities and the true items. */
  readonly truth: number;
}

/** In logits: the most that a learner's ability in a competency is from hers in the part. */
const MOST_APART = 0.7;

/** The exact probability that at least `needed` answers are right, given the probability of each. */
export function passProbability(chances: readonly number[], needed: number): number {
  const right = new Float64Array(chances.length + 1);
  right[0] = 1;
  for (const [answered, chance] of chances.entries())
    for (let count = answered + 1; count >= 0; count -= 1)
      right[count] = (right[count] ?? 0) * (1 - chance) + (count > 0 ? (right[count - 1] ?? 0) * chance : 0);
  return right.subarray(needed).reduce((sum, share) => sum + share, 0);
}

type Words = Readonly<Record<Difficulty, number>>;

/** The items of a bank with their hidden parameters. */
interface TrueBank {
  readonly words: Words;
  readonly items: readonly { readonly item: SkillItem; readonly truth: Item }[];
}

function drawBank(bank: Bank, random: Random): TrueBank {
  return {
    words: drawWords(random),
    items: bank.items.map((item) => ({ item, truth: drawItem(random) })),
  };
}

/** Half of the learners answer over all skills, the others one skill after the other. */
function inOrder(items: TrueBank['items'], random: Random): TrueBank['items'] {
  const shuffled = shuffle(items, random);
  if (random() < 0.5) return shuffled;
  const skills = shuffle([...new Set(items.map(({ item }) => item.skill))], random);
  return skills.flatMap((skill) => shuffled.filter(({ item }) => item.skill === skill));
}

function truePassProbability(part: ExamPart, words: Words, abilityIn: (competency: string) => number) {
  const chances = part.competencies.flatMap(({ competency, weight, difficulties }) => {
    const ability = abilityIn(competency);
    const chance = (['easy', 'medium', 'hard'] as const).reduce(
      (sum, word) => sum + difficulties[word] * rightOnPaper(ability - words[word]),
      0,
    );
    return Array.from({ length: Math.round(weight * part.questions) }, () => chance);
  });
  return passProbability(chances, Math.ceil((part.questions * part.passPercent) / 100));
}

/** The predicted and the true chances of one learner. The same seed gives the same learner. */
function simulateLearner(
  bank: Bank,
  readiness: readonly ReturnType<typeof createReadiness>[],
  population: Population,
  seed: number,
  shared: TrueBank | null,
): Prediction[] {
  const random = createRandom(seed);
  const { kinds, spread, lookedUp = 0, growth = 0, harderExam = 0 } = population;
  const trueBank = shared ?? drawBank(bank, random);
  const abilities = new Map(
    bank.parts.flatMap(({ competencies }) => {
      const ability = (kinds[Math.floor(3 * random())] ?? 0) + spread * normal(random);
      return competencies.map(
        ({ competency }) => [competency, ability + MOST_APART * (2 * random() - 1)] as const,
      );
    }),
  );
  const truths = bank.parts.map((part) =>
    truePassProbability(
      part,
      trueBank.words,
      (competency) => (abilities.get(competency) ?? 0) + growth - harderExam,
    ),
  );
  const answers = inOrder(trueBank.items, random).map(({ item, truth }, index, { length }): FirstAnswer => {
    const ability = (abilities.get(item.competency) ?? 0) + (growth * index) / length;
    const chance = rightAt(ability - trueBank.words[item.difficulty], truth);
    return { ...item, isCorrect: random() < lookedUp || random() < chance };
  });
  return looks.flatMap((look) =>
    readiness.flatMap((estimate, place) => {
      const predicted = estimate(answers.slice(0, look));
      if (predicted.kind === 'too-few') return [];
      const { answers: count, probability, interval } = predicted;
      const [low, high] = interval;
      return [{ look, part: place, answers: count, probability, low, high, truth: truths[place] ?? 0 }];
    }),
  );
}

/** The bank that all learners of a population share has this seed; learners have those from 1. */
export const BANK_SEED = 2_000_000_017;

/** The predictions for the learners of a population with the seeds `first` to `last`. */
export function simulate(bank: Bank, population: Population, first: number, last: number): Prediction[] {
  const readiness = bank.parts.map(createReadiness);
  const shared = population.oneBank ? drawBank(bank, createRandom(BANK_SEED)) : null;
  return Array.from({ length: last - first + 1 }, (_, index) =>
    simulateLearner(bank, readiness, population, first + index, shared),
  ).flat();
}
