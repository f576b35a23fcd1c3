import type { CellMeans } from './results.schema.ts';

/** The means over the learners of two runs, whose cells and policies must be the same. Pure. */
export function addLearners(
  one: readonly CellMeans[],
  learners: number,
  other: readonly CellMeans[],
  more: number,
): CellMeans[] {
  return one.map(({ cell, means }, index) => {
    const added = other[index];
    if (added?.cell !== cell) throw new Error(`The other run has no cell ${cell} in this place.`);
    return {
      cell,
      means: Object.fromEntries(
        Object.entries(means).map(([policy, mean]) => {
          const next = added.means[policy];
          if (next === undefined) throw new Error(`The other run has no ${policy}.`);
          return [policy, (mean * learners + next * more) / (learners + more)];
        }),
      ),
    };
  });
}
