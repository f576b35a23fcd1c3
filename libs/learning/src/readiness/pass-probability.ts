/** Shares of right answers are tabulated in steps of a quarter of a percent. */
const STEPS = 400;

/** The probability that at least `needed` of `questions` are right, each with a probability of `share`. */
function atLeast(needed: number, questions: number, share: number): number {
  if (share <= 0 || share >= 1) return needed <= questions * share ? 1 : 0;
  let logarithm = questions * Math.log(share);
  let sum = 0;
  for (let right = questions; right >= needed; right -= 1) {
    sum += Math.exp(logarithm);
    logarithm += Math.log(right / (questions - right + 1)) + Math.log((1 - share) / share);
  }
  return Math.min(1, sum);
}

/**
 * The probability, 0 to 1, of passing a paper, given the expected share of right answers, 0 to 1: a binomial
 * distribution, interpolated linearly.
 *
 * @param needed the number of right answers needed to pass.
 */
export function createPassProbability(needed: number, questions: number): (share: number) => number {
  const steps = Float64Array.from({ length: STEPS + 1 }, (_, step) =>
    atLeast(needed, questions, step / STEPS),
  );
  return (share) => {
    const place = Math.min(1, Math.max(0, share)) * STEPS;
    const low = Math.min(STEPS - 1, Math.floor(place));
    return (steps[low] ?? 0) + (place - low) * ((steps[low + 1] ?? 0) - (steps[low] ?? 0));
  };
}
