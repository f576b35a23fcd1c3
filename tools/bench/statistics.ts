/** The median. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('No value was measured.');
  return (low + high) / 2;
}

/** The ratio of two medians. Throws when the second is 0. */
export function ratio(one: readonly number[], other: readonly number[]): number {
  const below = median(other);
  if (below === 0) throw new Error('A ratio to 0 says nothing.');
  return median(one) / below;
}

/** KB as in the design's figures: 1024 bytes. */
export const kilobytes = (bytes: number) => bytes / 1024;
