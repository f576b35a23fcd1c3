import { normalBelow, normalWeights } from './normal.ts';
import { createPassProbability } from './pass-probability.ts';
import { recalibrate } from './recalibrate.ts';
import { difficulties, rightGiven, type Difficulty } from './response.ts';

/** A first answer to an item. */
export interface FirstAnswer {
  readonly competency: string;
  readonly difficulty: Difficulty;
  readonly isCorrect: boolean;
}

/** How the exam covers one competency. */
export interface CompetencyShare {
  readonly competency: string;
  /** Its share of the part's questions, 0 to 1; the shares of a part add up to 1. */
  readonly weight: number;
  /** The share of each difficulty among its questions, 0 to 1; these add up to 1. */
  readonly difficulties: Readonly<Record<Difficulty, number>>;
}

/** A part of the exam, which is passed on its own. */
export interface ExamPart {
  readonly questions: number;
  /** The pass mark: right answers in percent of the questions. */
  readonly passPercent: number;
  /** With fewer first answers, there is no estimate. */
  readonly fewestAnswers: number;
  readonly competencies: readonly CompetencyShare[];
}

/** A learner's chances, estimated from her first answers. */
export type Readiness =
  | { readonly kind: 'too-few'; readonly answers: number; readonly fewest: number }
  | {
      readonly kind: 'estimated';
      readonly answers: number;
      /** Expected a posteriori, in logits, with its standard deviation. */
      readonly ability: { readonly mean: number; readonly deviation: number };
      /** The probability of passing a paper of this part, 0 to 1. */
      readonly probability: number;
      /**
       * Contains her chances, as they would be if her abilities were known exactly, with a probability of
       * 90 %; 5 % lie on either side.
       */
      readonly interval: readonly [low: number, high: number];
    };

/** In logits: the standard deviation of learners' abilities, around 0. */
const ABILITY_SPREAD = 1;
/** In logits: how much a learner's ability in one competency deviates from her ability in the whole part. */
const COMPETENCY_SPREAD = 0.4;

/**
 * The grid of abilities covers -4 to 4 logits in steps of 0.1; abilities in a competency reach 1.2 further.
 */
const STEP = 0.1;
const FARTHEST = 40;
const APART = 12;
const steps = (farthest: number) =>
  Array.from({ length: 2 * farthest + 1 }, (_, index) => (index - farthest) * STEP);
const abilities = steps(FARTHEST);
const abilityWeights = normalWeights(abilities, ABILITY_SPREAD);
const apartWeights = normalWeights(steps(APART), COMPETENCY_SPREAD);
const inCompetency = steps(FARTHEST + APART);

/** By difficulty, the probability of a right answer at each ability in a competency: 105 numbers each. */
const curves = Object.fromEntries(
  difficulties.map((difficulty) => [
    difficulty,
    Float64Array.from(inCompetency, (ability) => rightGiven(ability, difficulty)),
  ]),
) as Readonly<Record<Difficulty, Float64Array>>;

const takeLogarithms = (values: Float64Array) => values.map((value) => Math.log(value));
const ifRight = difficulties.map((difficulty) => takeLogarithms(curves[difficulty]));
const ifWrong = difficulties.map((difficulty) =>
  takeLogarithms(curves[difficulty].map((chance) => 1 - chance)),
);

/** Below these, a likelihood counts as impossible, and a share as known. */
const LEAST_LIKELIHOOD = 1e-300;
const LEAST_VARIANCE = 1e-12;
/** Less probable abilities are ignored. */
const NEGLIGIBLE = 1e-9;

/** Points of the integral over a share, in standard deviations. */
const around = Array.from({ length: 13 }, (_, index) => (index - 6) / 2);
const aroundWeights = normalWeights(around, 1);

/** The result to expect from a learner with a given ability in the whole part. */
interface Expected {
  /** The probability of that ability, 0 to 1. */
  weight: number;
  /** The share of right answers to expect, 0 to 1, and its variance over abilities in the competencies. */
  readonly share: number;
  readonly variance: number;
}

/** The share of right answers on a paper at each ability in a competency: 105 numbers. */
const expectedShares = ({ difficulties: mix }: CompetencyShare) =>
  Float64Array.from(inCompetency, (_, at) =>
    difficulties.reduce((sum, difficulty) => sum + mix[difficulty] * (curves[difficulty][at] ?? 0), 0),
  );

/** The likelihood of answers to one competency at each ability in it, up to a factor: 105 numbers. */
function computeLikelihood(answers: readonly FirstAnswer[]): number[] {
  const counts = difficulties.map((difficulty) => {
    const those = answers.filter((answer) => answer.difficulty === difficulty);
    const right = those.filter(({ isCorrect }) => isCorrect).length;
    return { right, wrong: those.length - right };
  });
  const likelihoods = inCompetency.map((_, at) =>
    counts.reduce(
      (sum, { right, wrong }, place) =>
        sum + right * (ifRight[place]?.[at] ?? 0) + wrong * (ifWrong[place]?.[at] ?? 0),
      0,
    ),
  );
  const most = Math.max(...likelihoods);
  return likelihoods.map((logarithm) => Math.max(LEAST_LIKELIHOOD, Math.exp(logarithm - most)));
}

/** A competency with its answers, and the result that they predict on a paper. */
interface Answered {
  readonly weight: number;
  readonly shares: Float64Array;
  readonly likelihood: readonly number[];
}

/** The posterior over abilities in the part, with the result that each ability predicts: 81 entries. */
function posterior(competencies: readonly Answered[]): Expected[] {
  const logarithms: number[] = [];
  const expected = abilities.map((_, place): Expected => {
    let logarithm = Math.log(abilityWeights[place] ?? 0);
    let share = 0;
    let variance = 0;
    for (const { weight, likelihood, shares } of competencies) {
      let sum = 0;
      let first = 0;
      let second = 0;
      // Without iterators: a dashboard runs this some hundred thousand times.
      for (let apart = 0; apart < apartWeights.length; apart += 1) {
        const chance = shares[place + apart] ?? 0;
        const mass = (apartWeights[apart] ?? 0) * (likelihood[place + apart] ?? 0);
        sum += mass;
        first += mass * chance;
        second += mass * chance * chance;
      }
      const mean = first / sum;
      logarithm += Math.log(sum);
      share += weight * mean;
      variance += weight * weight * Math.max(LEAST_VARIANCE, second / sum - mean * mean);
    }
    logarithms.push(logarithm);
    return { weight: 0, share, variance };
  });
  const most = Math.max(...logarithms);
  let sum = 0;
  for (const [place, one] of expected.entries()) {
    one.weight = Math.exp((logarithms[place] ?? 0) - most);
    sum += one.weight;
  }
  for (const one of expected) one.weight /= sum;
  return expected;
}

/** The share of right answers, 0 to 1, below which the probability is `target`. */
function quantile(expected: readonly Expected[], target: number): number {
  const probable = expected
    .filter(({ weight }) => weight > NEGLIGIBLE)
    .map(({ weight, share, variance }) => ({ weight, share, deviation: Math.sqrt(variance) }));
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (low + high) / 2;
    let below = 0;
    for (const { weight, share, deviation } of probable)
      below += weight * normalBelow((middle - share) / deviation);
    if (below < target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Expected a posteriori, with its standard deviation, in logits. */
function estimateAbility(expected: readonly Expected[]) {
  const moment = (power: number) =>
    expected.reduce((sum, { weight }, place) => sum + weight * (abilities[place] ?? 0) ** power, 0);
  const mean = moment(1);
  return { mean, deviation: Math.sqrt(Math.max(0, moment(2) - mean * mean)) };
}

/** The mean of `passes` over the posterior. */
function passProbability(expected: readonly Expected[], passes: (share: number) => number): number {
  let probability = 0;
  for (const { weight, share, variance } of expected) {
    if (weight < NEGLIGIBLE) continue;
    const deviation = Math.sqrt(variance);
    for (const [at, distance] of around.entries())
      probability += weight * (aroundWeights[at] ?? 0) * passes(share + distance * deviation);
  }
  return probability;
}

/**
 * How likely a learner is to pass a part of the exam, given her first answers in any order. Pure.
 *
 * The ability in the part is estimated on a grid, expected a posteriori (Bock and Mislevy 1982, Adaptive EAP
 * Estimation of Ability in a Microcomputer Environment, Applied Psychological Measurement 6(4)); each
 * competency deviates from it. The probability refers to a new paper whose questions resemble the bank's, and
 * averages over every ability that is compatible with the answers.
 *
 * @param part answers to competencies outside the part are ignored.
 */
export function createReadiness(part: ExamPart): (answers: readonly FirstAnswer[]) => Readiness {
  const { questions, passPercent, fewestAnswers } = part;
  const asked = part.competencies.map((one) => ({ ...one, shares: expectedShares(one) }));
  const passes = createPassProbability(Math.ceil((questions * passPercent) / 100), questions);
  return (all) => {
    const answersTo = asked.map(({ competency }) => all.filter((answer) => answer.competency === competency));
    const answers = answersTo.flat().length;
    if (answers < fewestAnswers) return { kind: 'too-few', answers, fewest: fewestAnswers };
    const expected = posterior(
      asked.map((one, place) => ({ ...one, likelihood: computeLikelihood(answersTo[place] ?? []) })),
    );
    return {
      kind: 'estimated',
      answers,
      ability: estimateAbility(expected),
      probability: recalibrate(passProbability(expected, passes)),
      interval: [passes(quantile(expected, 0.05)), passes(quantile(expected, 0.95))],
    };
  };
}
