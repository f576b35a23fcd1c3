import { createHash } from 'node:crypto';

/** What she knows before she begins, and how long what she has learned lasts. */
const KNOWN = 0.45;
const FIRST_DAYS = 5;
const LONGER_EACH_TIME = 2.3;

/** A number from 0 to 1 that is always the same for the same words. */
const chance = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32;

/** A learner who forgets: she answers the same on every run. */
export interface SimulatedLearner {
  /** Whether she answers this item rightly on that day. She then reads why, and remembers it longer. */
  answers(item: string, day: number): boolean;
}

export function createSimulatedLearner(): SimulatedLearner {
  const memories = new Map<string, { day: number; lasts: number }>();
  return {
    answers(item, day) {
      const memory = memories.get(item);
      const recall = memory
        ? Math.exp(-(day - memory.day) / memory.lasts)
        : Number(chance('known', item) < KNOWN);
      const isRecalled = chance('recall', item, day) < recall;
      memories.set(item, {
        day,
        lasts: !isRecalled ? FIRST_DAYS : (memory?.lasts ?? 4 * FIRST_DAYS) * LONGER_EACH_TIME,
      });
      return isRecalled || chance('guess', item, day) < 0.25;
    },
  };
}
