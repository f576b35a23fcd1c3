import { ITEMS, type CreateMemory } from '../learner.ts';
import { normal, vary } from '../normal.ts';

/** The parameters that Pavlik and Anderson (2005) fitted: their names there are tau, s, c and a. */
const THRESHOLD = -0.704;
const NOISE = 0.255;
const DECAY_SCALE = 0.217;
const DECAY_LEAST = 0.177;
/**
 * A day between sessions counts as this many minutes of practice, because what happens in it matters less.
 */
const MINUTES_A_DAY = 36;
const SHORTEST_MINUTES = 0.5;
const MOST_DECAY = 1.5;

interface Trace {
  day: number;
  decay: number;
}

/**
 * ACT-R's declarative memory with the decay of Pavlik and Anderson (2005), one of the two models with which
 * Khajah, Lindsey and Mozer (2014) compare policies: each study leaves a trace that decays the faster, the
 * better the item was known at that moment. Wrong answers reveal little about an item.
 */
export const createActrMemory: CreateMemory = (kind, random) => {
  const threshold = THRESHOLD + 0.25 * normal(random) - 0.3 * Math.log(kind.ability);
  const noise = vary(NOISE, 0.2, random);
  const scale = vary(DECAY_SCALE, 0.15, random);
  const least = vary(DECAY_LEAST, 0.15, random);
  const traces: Trace[][] = Array.from({ length: ITEMS }, () => []);
  const ease = Float64Array.from({ length: ITEMS }, () => 0.35 * normal(random));

  /** The logarithm of the sum of the remaining traces; minus infinity before the first. */
  function activation(item: number, day: number): number {
    let left = 0;
    for (const trace of traces[item] ?? []) {
      left += Math.max((day - trace.day) * MINUTES_A_DAY, SHORTEST_MINUTES) ** -trace.decay;
    }
    return left === 0 ? Number.NEGATIVE_INFINITY : Math.log(left) + (ease[item] ?? 0);
  }
  const study = (item: number, day: number) =>
    traces[item]?.push({
      day,
      decay: Math.min(MOST_DECAY, scale * Math.exp(activation(item, day)) + least),
    });

  for (let item = 0; item < ITEMS; item += 1) {
    if (random() >= kind.known) continue;
    for (let times = 1 + Math.floor(4 * random()); times > 0; times -= 1)
      study(item, -12 * times - 10 * random());
  }
  return {
    recall: (item, day) => 1 / (1 + Math.exp((threshold - activation(item, day)) / noise)),
    study: (item, day) => void study(item, day),
  };
};
