import type { Random } from '@revisoins/assessment';

/** A number of the standard normal distribution (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** `value` times a factor whose logarithm varies by `spread`. */
export const vary = (value: number, spread: number, random: Random): number =>
  value * Math.exp(spread * normal(random));
