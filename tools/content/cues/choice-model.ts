import { createRandom, shuffle } from '@revisoins/assessment';
import type { Features } from './option-features.ts';

/** Options of an item; the bank's items all have four. */
const OPTIONS = 4;

/** Items as rows of numbers: the options of item i are rows 4i to 4i + 3. */
export interface Table {
  readonly names: readonly string[];
  /** Where each row begins in `columns` and `values`, and where the last one ends. */
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

/** Features that fewer options have cannot be learned. */
const LEAST_OPTIONS = 3;

/**
 * A matrix with a row for each option, and a column for each feature that enough options have. `rarity` sets
 * how much more a rare feature weighs than a common one: 0 means no more.
 */
export function makeTable(items: readonly (readonly Features[])[], rarity: number): Table {
  const rows = items.flat();
  const holders = new Map<string, number>();
  for (const row of rows) for (const name of row.keys()) holders.set(name, (holders.get(name) ?? 0) + 1);
  const names = [...holders.keys()].filter((name) => (holders.get(name) ?? 0) >= LEAST_OPTIONS);
  const columnByName = new Map(names.map((name, column) => [name, column]));
  const weights = names.map((name) => (LEAST_OPTIONS / (holders.get(name) ?? 1)) ** rarity);
  const starts = [0];
  const columns: number[] = [];
  const values: number[] = [];
  for (const row of rows) {
    for (const [name, value] of row) {
      const column = columnByName.get(name);
      if (column === undefined || value === 0) continue;
      columns.push(column);
      values.push(value * (weights[column] ?? 1));
    }
    starts.push(columns.length);
  }
  return {
    names,
    starts: Int32Array.from(starts),
    columns: Int32Array.from(columns),
    values: Float64Array.from(values),
  };
}

export interface Training {
  readonly passes: number;
  /** How far one item moves the weights. */
  readonly step: number;
  /** The share of each weight that remains after a pass: weights shrink towards zero. */
  readonly decay: number;
}

/**
 * Fits a conditional logit, a logistic choice among the options of an item: the weights under which the keys
 * of these items are likeliest, shrunk towards zero. Stochastic gradient; the same seed gives the same
 * weights.
 */
export function train(
  table: Table,
  items: readonly number[],
  keys: ArrayLike<number>,
  { passes, step, decay }: Training,
  seed: number,
): Float64Array {
  const { names, starts, columns, values } = table;
  const weights = new Float64Array(names.length);
  const chances = new Float64Array(OPTIONS);
  const random = createRandom(seed);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const item of shuffle(items, random)) {
      writeChances(table, item, weights, chances);
      for (let place = 0; place < OPTIONS; place += 1) {
        const move = step * ((place === keys[item] ? 1 : 0) - (chances[place] as number));
        const row = item * OPTIONS + place;
        const end = starts[row + 1] as number;
        for (let cell = starts[row] as number; cell < end; cell += 1)
          (weights[columns[cell] as number] as number) += move * (values[cell] as number);
      }
    }
    for (let column = 0; column < weights.length; column += 1) (weights[column] as number) *= decay;
  }
  return weights;
}

const HIGHEST = 50;

/** The probability of each option of an item to be the key, given these weights. */
export function writeChances(
  { starts, columns, values }: Table,
  item: number,
  weights: Float64Array,
  chances: Float64Array,
): void {
  let sum = 0;
  for (let place = 0; place < OPTIONS; place += 1) {
    const row = item * OPTIONS + place;
    const end = starts[row + 1] as number;
    let score = 0;
    for (let cell = starts[row] as number; cell < end; cell += 1)
      score += (weights[columns[cell] as number] as number) * (values[cell] as number);
    const likelihood = Math.exp(Math.min(score, HIGHEST));
    chances[place] = likelihood;
    sum += likelihood;
  }
  for (let place = 0; place < OPTIONS; place += 1) (chances[place] as number) /= sum;
}

export function predictChances(table: Table, item: number, weights: Float64Array): number[] {
  const chances = new Float64Array(OPTIONS);
  writeChances(table, item, weights, chances);
  return [...chances];
}

/** Full credit for the highest option when it is the key, a share of it when several are as high. */
export function creditChoice(chances: readonly number[], key: number): number {
  const highest = Math.max(...chances);
  const first = chances.filter((chance) => chance > highest - 1e-9);
  return (chances[key] ?? 0) > highest - 1e-9 ? 1 / first.length : 0;
}
