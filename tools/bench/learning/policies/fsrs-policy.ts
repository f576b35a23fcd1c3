import { computeDecayFactor, default_w, FSRSAlgorithm, Rating } from 'ts-fsrs';
import { ITEMS, type CreatePolicy } from '../learner.ts';

/** FSRS as flash-card programs have it: published parameters, a right answer is Good, a wrong one Again. */
function createFsrsState() {
  const fsrs = new FSRSAlgorithm({});
  const { decay, factor } = computeDecayFactor(default_w);
  const states: ({ stability: number; difficulty: number; last: number } | undefined)[] = [];
  return {
    observe(item: number, day: number, isCorrect: boolean): void {
      const state = states[item];
      const next = fsrs.next_state(
        state ?? null,
        state ? Math.max(0, Math.round(day - state.last)) : 0,
        isCorrect ? Rating.Good : Rating.Again,
      );
      states[item] = { ...next, last: day };
    },
    /** Null for an item without an answer. */
    recall(item: number, day: number): number | null {
      const state = states[item];
      return state ? (1 + (factor * Math.max(0, day - state.last)) / state.stability) ** decay : null;
    },
  };
}

/**
 * Reviews what is due, the most forgotten first, and fills the session with new items.
 *
 * @param retention an item is due when it is recalled with a probability below this.
 * @param isCoveredFirst new items come first, until there are none.
 */
export function createFsrsPolicy(retention: number, isCoveredFirst = false): CreatePolicy {
  return () => {
    const { observe, recall } = createFsrsState();
    return {
      observe,
      choose(day, count) {
        const fresh: number[] = [];
        const seen: number[] = [];
        const recalled = new Float64Array(ITEMS);
        let due = 0;
        for (let item = 0; item < ITEMS; item += 1) {
          const probability = recall(item, day);
          if (probability === null) {
            fresh.push(item);
            continue;
          }
          recalled[item] = probability;
          seen.push(item);
          if (probability < retention) due += 1;
        }
        if (isCoveredFirst && fresh.length >= count) return fresh.slice(0, count);
        seen.sort((a, b) => (recalled[a] ?? 0) - (recalled[b] ?? 0));
        const order = isCoveredFirst
          ? [...fresh, ...seen]
          : [...seen.slice(0, due), ...fresh, ...seen.slice(due)];
        return order.slice(0, count);
      },
    };
  };
}
