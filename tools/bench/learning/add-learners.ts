import type { CellMeans } from './results.schema.ts';

/**
 * The means and variances over the learners of two runs, whose cells and policies must be the same. Pure.
 */
export function addLearners(
  one: readonly CellMeans[],
  learners: number,
  other: readonly CellMeans[],
  more: number,
): CellMeans[] {
  const share = more / (learners + more);
  const weighted = (mean: number, added: number) => (1 - share) * mean + share * added;
  return one.map(({ cell, means, leadVariances }, index) => {
    const added = other[index];
    if (added?.cell !== cell) throw new Error(`The other run has no cell ${cell} in this place.`);
    const read = (of: CellMeans['means'], policy: string): number => {
      const value = of[policy];
      if (value === undefined) throw new Error(`One of the runs has no ${policy}.`);
      return value;
    };
    const lead = (of: CellMeans['means'], policy: string) => read(of, 'planner') - read(of, policy);
    const all = <Value>(value: (policy: string) => Value) =>
      Object.fromEntries(Object.keys(means).map((policy) => [policy, value(policy)]));
    return {
      cell,
      means: all((policy) => weighted(read(means, policy), read(added.means, policy))),
      leadVariances: all(
        (policy) =>
          weighted(read(leadVariances, policy), read(added.leadVariances, policy)) +
          share * (1 - share) * (lead(means, policy) - lead(added.means, policy)) ** 2,
      ),
    };
  });
}
