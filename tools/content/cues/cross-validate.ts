import { createRandom, shuffle } from '@revisoins/assessment';
import { predictChances, creditChoice, type Table, train, type Training } from './choice-model.ts';

const FOLDS = 10;
/** Figures are the same on every machine and every day. */
export const SEED = 15;

/** A fold for each item: groups stay together, and folds are as equal in size as groups allow. */
export function assignFolds(groups: readonly number[]): number[] {
  const members = Map.groupBy(groups.keys(), (item) => groups[item] ?? item);
  const sizes = Array.from({ length: FOLDS }, () => 0);
  const folds = groups.map(() => 0);
  const bySize = shuffle([...members.values()], createRandom(SEED)).toSorted(
    (one, two) => two.length - one.length,
  );
  for (const group of bySize) {
    const fold = sizes.indexOf(Math.min(...sizes));
    for (const item of group) folds[item] = fold;
    sizes[fold] = (sizes[fold] ?? 0) + group.length;
  }
  return folds;
}

/** The prediction for an item by a model trained without the item and without others on its concept. */
export interface Judgement {
  /** How likely each option is the key, in the order a, b, c, d. */
  readonly chances: readonly number[];
  /** 1 when the key ranks first, a fraction when it ties for first. */
  readonly credit: number;
  readonly weights: Float64Array;
}

/** Judges each of `members` with a model trained on the members in other folds. */
export function crossValidate(
  table: Table,
  keys: readonly number[],
  folds: readonly number[],
  members: readonly number[],
  training: Training,
): Map<number, Judgement> {
  const judgements = new Map<number, Judgement>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const heldOut = members.filter((item) => folds[item] === fold);
    const others = members.filter((item) => folds[item] !== fold);
    if (heldOut.length === 0) continue;
    const weights = train(table, others, keys, training, SEED + fold);
    for (const item of heldOut) {
      const chances = predictChances(table, item, weights);
      judgements.set(item, { chances, credit: creditChoice(chances, keys[item] ?? 0), weights });
    }
  }
  return judgements;
}
