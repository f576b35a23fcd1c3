import { GUESS } from './guess.ts';
import { recallAfter, rightAfter } from './memory.ts';

/** The largest difference between a group's stabilities and the model's, as a natural logarithm. */
const FARTHEST = 4;
/** The weight of the model's own parameters, in answers' worth of information. */
const TRUST_IN_MODEL = 4;
/** The step over which the slope of the forgetting curve is measured. */
const STEP = 1.1;
/** With a smaller variance, a surprising answer would move a group too far. */
const LEAST_VARIANCE = 0.02;

/**
 * How much longer or shorter one learner remembers than the model says, for each group of items: a factor on
 * their stability, learned from her answers.
 */
export interface Calibration {
  /** The stability of an item of this group, in days. */
  stability(group: number, modelled: number): number;
  /** The natural logarithm of that factor: below 0 for a group that she forgets faster than modelled. */
  shift(group: number): number;
  /** Learns from an answer that came `days` after the last one. */
  learn(group: number, modelled: number, days: number, isCorrect: boolean): void;
}

/**
 * Groups are numbered from 0 and form families of equal size. Within a family, a group without answers uses
 * the values of the group before it.
 */
export function createCalibration(families: number, size: number): Calibration {
  const shifts: (number | undefined)[] = [];
  const information = new Float64Array(families * size).fill(TRUST_IN_MODEL);
  const shift = (group: number): number => shifts[group] ?? (group % size === 0 ? 0 : shift(group - 1));
  const stability = (group: number, modelled: number) => modelled * Math.exp(shift(group));
  return {
    stability,
    shift,
    learn(group, modelled, days, isCorrect) {
      const now = stability(group, modelled);
      const recall = recallAfter(days, now);
      const right = rightAfter(recall);
      const slope = ((1 - GUESS) * (recallAfter(days, now * STEP) - recall)) / Math.log(STEP);
      const variance = Math.max(right * (1 - right), LEAST_VARIANCE);
      const gathered = (information[group] ?? TRUST_IN_MODEL) + slope ** 2 / variance;
      const moved = shift(group) + (slope * (Number(isCorrect) - right)) / variance / gathered;
      information[group] = gathered;
      shifts[group] = Math.min(FARTHEST, Math.max(-FARTHEST, moved));
    },
  };
}
