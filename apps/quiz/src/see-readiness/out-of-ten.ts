/** A probability in words: how many chances out of ten. 0 says "less than one", 10 "more than nine". */
export const outOfTen = (probability: number): number => Math.round(probability * 10);

export type SpanOutOfTen =
  | { readonly kind: 'anything' | 'nothing-more' }
  | { readonly kind: 'at-most' | 'at-least'; readonly bound: number }
  | { readonly kind: 'between'; readonly low: number; readonly high: number };

/**
 * An interval in chances out of ten, rounded outwards so that it never claims too much precision. 'anything'
 * covers all of them; 'nothing-more' is no wider than the estimate itself.
 */
export function spanOutOfTen([least, most]: readonly [number, number]): SpanOutOfTen {
  const low = Math.floor(least * 10);
  const high = Math.ceil(most * 10);
  if (low <= 0 && high >= 10) return { kind: 'anything' };
  if (outOfTen(least) === outOfTen(most) && [0, 10].includes(outOfTen(most))) return { kind: 'nothing-more' };
  if (low <= 0) return { kind: 'at-most', bound: high };
  if (high >= 10) return { kind: 'at-least', bound: low };
  return { kind: 'between', low, high };
}
