import { normalWeights } from '../readiness/normal.ts';
import { optionIds, type ItemAnswers, type OptionId } from './item-answers.ts';

/** The hypotheses about an item's key, each with its probability given the answers. They add up to 1. */
export interface KeyBelief {
  readonly asSaid: number;
  /** The key is this option alone. */
  readonly other: Readonly<Partial<Record<OptionId, number>>>;
  /** This option is as right as the key. */
  readonly both: Readonly<Partial<Record<OptionId, number>>>;
}

/** Priors: the share of a reviewed bank with a wrong key, and with a second right option. */
const PRIOR_OTHER = 0.05;
const PRIOR_BOTH = 0.03;

/** Strengths come in steps of a twentieth. */
const STEPS = 20;

/** In logits, assuming that a learner guesses right a quarter of what she does not know. */
function abilityAt(step: number): number {
  const known = Math.min(0.97, Math.max(0.05, (step / STEPS - 0.25) / 0.75));
  return Math.log(known / (1 - known));
}

interface Curve {
  readonly weight: number;
  readonly logRight: Float64Array;
  readonly logWrong: Float64Array;
}

/**
 * How the share of right answers may rise with ability, for every plausible difficulty, slope and share of
 * lucky guesses. The difficulty that the authors declared is not used.
 */
function curves(keys: 1 | 2): Curve[] {
  const difficulties = Array.from({ length: 15 }, (_, index) => (index - 7) / 2);
  const weights = normalWeights(difficulties, 1.3);
  const slopes = [0.5, 1, 1.7];
  const guesses = [0.1, 0.25];
  return difficulties.flatMap((difficulty, place) =>
    slopes.flatMap((slope) =>
      guesses.map((guess): Curve => {
        const right = Float64Array.from({ length: STEPS + 1 }, (_, step) => {
          const known = 1 / (1 + Math.exp(-slope * (abilityAt(step) - difficulty)));
          return keys * guess + (1 - keys * guess) * known;
        });
        return {
          weight: Math.log((weights[place] ?? 0) / (slopes.length * guesses.length)),
          logRight: right.map(Math.log),
          logWrong: right.map((share) => Math.log(1 - share)),
        };
      }),
    ),
  );
}
const curvesByKeys = { 1: curves(1), 2: curves(2) } as const;

const logFactorials = [0];
/** Of a whole number. */
function logFactorial(number: number): number {
  for (let next = logFactorials.length; next <= number; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[number] ?? 0;
}

/**
 * The logarithm of the probability of one order of these counts. The shares have a Dirichlet prior, as if
 * each option had already been chosen `before` times.
 */
function logSplit(counts: readonly number[], before: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    logFactorial(counts.length * before - 1) -
    logFactorial(counts.length * before + total - 1) +
    counts.reduce((sum, count) => sum + logFactorial(count + before - 1) - logFactorial(before - 1), 0)
  );
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

type Counts = Readonly<Record<OptionId, Float64Array>>;

function countBySteps({ answers }: ItemAnswers): Counts {
  const empty = () => new Float64Array(STEPS + 1);
  const counts = { a: empty(), b: empty(), c: empty(), d: empty() };
  for (const { strength, choice, count } of answers) {
    const step = Math.round(Math.min(1, Math.max(0, strength)) * STEPS);
    counts[choice][step] = (counts[choice][step] ?? 0) + count;
  }
  return counts;
}

const total = (counts: Float64Array) => counts.reduce((sum, count) => sum + count, 0);

/** The logarithm of the probability of the answers if this option is right, or these two are. */
function logLikelihood(counts: Counts, keys: readonly OptionId[]): number {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => {
    let [right, wrong] = [0, 0];
    for (const option of optionIds) {
      const count = counts[option][step] ?? 0;
      if (keys.includes(option)) right += count;
      else wrong += count;
    }
    return { step, right, wrong };
  }).filter(({ right, wrong }) => right + wrong > 0);
  const overCurves = curvesByKeys[keys.length === 1 ? 1 : 2].map(({ weight, logRight, logWrong }) =>
    steps.reduce(
      (sum, { step, right, wrong }) => sum + right * (logRight[step] ?? 0) + wrong * (logWrong[step] ?? 0),
      weight,
    ),
  );
  const wrongs = optionIds.filter((option) => !keys.includes(option));
  return (
    logSum(overCurves) +
    logSplit(
      wrongs.map((option) => total(counts[option])),
      1,
    ) +
    // Two right options are chosen about as often.
    (keys.length === 1
      ? 0
      : logSplit(
          keys.map((option) => total(counts[option])),
          2,
        ))
  );
}

/**
 * How likely the key is right, given the answers. Learners who do well on other items choose a right option
 * more often, and wrong ones less. Applies Bayes' rule to seven hypotheses: the key is correct, one of the
 * three other options is the key instead, or one of the three is equally right.
 */
export function judgeKey(item: ItemAnswers): KeyBelief {
  const counts = countBySteps(item);
  const others = optionIds.filter((option) => option !== item.key);
  const hypotheses = [
    { logPrior: Math.log(1 - PRIOR_OTHER - PRIOR_BOTH), keys: [item.key] },
    ...others.map((option) => ({ logPrior: Math.log(PRIOR_OTHER / 3), keys: [option] })),
    ...others.map((option) => ({ logPrior: Math.log(PRIOR_BOTH / 3), keys: [item.key, option] })),
  ].map(({ logPrior, keys }) => logPrior + logLikelihood(counts, keys));
  const evidence = logSum(hypotheses);
  const belief = (place: number) => Math.exp((hypotheses[place] ?? 0) - evidence);
  return {
    asSaid: belief(0),
    other: Object.fromEntries(others.map((option, place) => [option, belief(1 + place)])),
    both: Object.fromEntries(others.map((option, place) => [option, belief(4 + place)])),
  };
}
