import { computeDecayFactor, default_w, FSRSAlgorithm, Rating } from 'ts-fsrs';
import { ITEMS, type CreateMemory } from '../learner.ts';
import { normal, vary } from '../normal.ts';

/** How much a learner's parameters differ from the published ones, as a logarithm. */
const SPREAD = 0.2;
/** The same for how long a first answer is remembered. */
const FIRST_SPREAD = 0.3;
const DECAY = default_w.length - 1;
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** FSRS-6 with parameters of her own, and items that are harder or easier for her. */
export const createFsrsMemory: CreateMemory = (kind, random) => {
  const perturbed = default_w.map((value) => vary(value, SPREAD, random));
  perturbed[DECAY] = within(perturbed[DECAY] ?? 0, 0.1, 0.8);
  const first = default_w.slice(0, 4).map((value) => vary(value * kind.ability, FIRST_SPREAD, random));
  first.sort((a, b) => a - b);
  const w = [...first, ...perturbed.slice(4)];
  const fsrs = new FSRSAlgorithm({ w });
  const { decay, factor } = computeDecayFactor(w);
  const stability = new Float64Array(ITEMS);
  const difficulty = new Float64Array(ITEMS);
  const last = new Float64Array(ITEMS);
  const ease = Float64Array.from({ length: ITEMS }, () => 1.5 * normal(random));
  for (let item = 0; item < ITEMS; item += 1) {
    if (random() >= kind.known) continue;
    stability[item] = vary(kind.strength, 0.8, random);
    difficulty[item] = within(5 + (ease[item] ?? 0), 1, 10);
    last[item] = -30 * random();
  }
  const recall = (item: number, day: number) => {
    const known = stability[item] ?? 0;
    return known === 0 ? 0 : (1 + (factor * Math.max(0, day - (last[item] ?? 0))) / known) ** decay;
  };
  // A learner who did not know it has read why: between a lapse and a recall.
  const learned = Math.sqrt(fsrs.init_stability(Rating.Again) * fsrs.init_stability(Rating.Good));
  return {
    recall,
    study(item, day, recalled) {
      const before = stability[item] ?? 0;
      const hard = difficulty[item] ?? 0;
      const grade = recalled ? Rating.Good : Rating.Again;
      if (before === 0) {
        stability[item] = learned;
        difficulty[item] = within(fsrs.init_difficulty(Rating.Again) + (ease[item] ?? 0) - 1.5, 1, 10);
      } else if (day - (last[item] ?? 0) < 0.5) {
        stability[item] = fsrs.next_short_term_stability(before, grade);
      } else {
        const expected = recall(item, day);
        stability[item] = recalled
          ? fsrs.next_recall_stability(hard, before, expected, grade)
          : fsrs.next_forget_stability(hard, before, expected);
        difficulty[item] = fsrs.next_difficulty(hard, grade);
      }
      last[item] = day;
    },
  };
};
