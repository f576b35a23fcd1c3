/** What was measured of one sample, and how true it proved to be, from 0 to 1. */
export interface Graded {
  readonly measures: readonly number[];
  readonly truth: number;
}

/** How strongly weights are held near 0, on measures of the same spread. */
const RIDGE = 5;
/** Steps of Newton's method: more than the digits need that are written. */
const STEPS = 12;

/** A logistic regression: the constant, then the weight of each measure. */
export function fitLogistic(samples: readonly Graded[]): number[] {
  const count = samples[0]?.measures.length ?? 0;
  const places = Array.from({ length: count }, (_, at) => at);
  const means = places.map((at) => mean(samples.map(({ measures }) => measures[at] ?? 0)));
  const spreads = places.map((at) =>
    Math.sqrt(mean(samples.map(({ measures }) => ((measures[at] ?? 0) - (means[at] ?? 0)) ** 2))),
  );
  const rows = samples.map(({ measures, truth }) => ({
    values: [1, ...places.map((at) => ((measures[at] ?? 0) - (means[at] ?? 0)) / (spreads[at] || 1))],
    truth,
  }));
  let weights = Array.from({ length: count + 1 }, () => 0);
  for (let step = 0; step < STEPS; step += 1) weights = improve(weights, rows);
  const [constant = 0, ...scaled] = weights;
  const each = scaled.map((weight, at) => weight / (spreads[at] || 1));
  return [constant - sum(each.map((weight, at) => weight * (means[at] ?? 0))), ...each];
}

export const predict = ([constant = 0, ...weights]: readonly number[], measures: readonly number[]): number =>
  1 / (1 + Math.exp(-constant - sum(weights.map((weight, at) => weight * (measures[at] ?? 0)))));

/** How likely each sample is by weights that were fitted without it, as a mean over several partitions. */
export function crossValidate(samples: readonly Graded[], folds = 10, times = 5): number[] {
  const chance = chances();
  const all = samples.map(() => 0);
  for (let time = 0; time < times; time += 1) {
    const fold = samples.map(() => Math.floor(chance() * folds));
    for (let out = 0; out < folds; out += 1) {
      const weights = fitLogistic(samples.filter((_, at) => fold[at] !== out));
      for (const [at, { measures }] of samples.entries())
        if (fold[at] === out) all[at] = (all[at] ?? 0) + predict(weights, measures) / times;
    }
  }
  return all;
}

/** One step of Newton's method. */
function improve(
  weights: readonly number[],
  rows: readonly { readonly values: readonly number[]; readonly truth: number }[],
): number[] {
  const slope = weights.map((weight, at) => (at === 0 ? 0 : -RIDGE * weight));
  const bend = weights.map((_, at) =>
    weights.map((__, other): number => (at === other && at > 0 ? RIDGE : 0)),
  );
  for (const { values, truth } of rows) {
    const likely = 1 / (1 + Math.exp(-sum(values.map((value, at) => value * (weights[at] ?? 0)))));
    for (const [at, value] of values.entries()) {
      slope[at] = (slope[at] ?? 0) + (truth - likely) * value;
      for (const [other, second] of values.entries()) {
        const line = bend[at] ?? [];
        line[other] = (line[other] ?? 0) + likely * (1 - likely) * value * second;
      }
    }
  }
  const change = solve(bend, slope);
  return weights.map((weight, at) => weight + (change[at] ?? 0));
}

/** Gauss and Jordan's elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, at) => [...line, right[at] ?? 0]);
  for (const at of lines.keys()) {
    const pivot = lines[at] ?? [];
    const scale = pivot[at] ?? 1;
    for (const place of pivot.keys()) pivot[place] = (pivot[place] ?? 0) / scale;
    for (const [other, line] of lines.entries()) {
      const share = other === at ? 0 : (line[at] ?? 0);
      for (const place of line.keys()) line[place] = (line[place] ?? 0) - share * (pivot[place] ?? 0);
    }
  }
  return lines.map((line) => line.at(-1) ?? 0);
}

/** The same ones each time. */
function chances(): () => number {
  let state = 7;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / Math.max(1, numbers.length);
