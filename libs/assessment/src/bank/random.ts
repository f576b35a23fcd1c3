/** A source of numbers in [0, 1), such as Math.random. */
export type Random = () => number;

/** A reproducible source: the same seed gives the same sequence on every machine (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new array in random order; every order is equally likely (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const swapped = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = swapped;
  }
  return shuffled;
}
