import type { Random } from './random.ts';

/** A new array in random order, every order equally likely (Fisher-Yates). */
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
