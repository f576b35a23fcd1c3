/**
 * The standard normal distribution function, within 2e-7 (Abramowitz and Stegun 1964, 7.1.26, by way of the
 * error function).
 */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-x * x)) / 2;
  return z < 0 ? tail : 1 - tail;
}

/** Weights that add up to 1, in proportion to the density of a normal distribution around 0 at `points`. */
export function normalWeights(points: readonly number[], deviation: number): Float64Array {
  const weights = Float64Array.from(points, (point) => Math.exp(-((point / deviation) ** 2) / 2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
