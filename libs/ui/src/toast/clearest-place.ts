export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a toast should not cover, and how important it is. */
export interface Obstacle extends Box {
  readonly weight: number;
}

export interface Space {
  /** The window's size. */
  readonly width: number;
  readonly height: number;
  /** Distance between the toast and the edges of the window. */
  readonly gap: number;
  /** Pixels of the window that are out of sight at its top and bottom, for a frame as high as its content. */
  readonly above?: number;
  readonly below?: number;
}

const STEP = 8;

const shared = (startA: number, lengthA: number, startB: number, lengthB: number): number =>
  Math.max(0, Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB));

/** How much important content a box covers. */
export function covered(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce(
    (sum, one) =>
      sum +
      one.weight *
        shared(box.left, box.width, one.left, one.width) *
        shared(box.top, box.height, one.top, one.height),
    0,
  );
}

/**
 * The place where a toast covers the least important content: as low as possible, on the right before the
 * left. `now` is its current place, which is kept unless another one is better.
 */
export function clearestPlace(
  size: Pick<Box, 'width' | 'height'>,
  space: Space,
  obstacles: readonly Obstacle[],
  now?: Box,
): Box {
  const { gap, above = 0, below = 0 } = space;
  const lefts = [...new Set([space.width - gap - size.width, gap])];
  const lowest = space.height - below - gap - size.height;
  const tops = Array.from(
    { length: Math.max(1, Math.floor((lowest - above - gap) / STEP)) },
    (_, step) => lowest - step * STEP,
  );
  const places = lefts.flatMap((left) =>
    tops.map((top) => ({ ...size, left: Math.max(left, 0), top: Math.max(top, above) })),
  );
  const [first = { ...size, left: gap, top: gap }, ...others] = now ? [now, ...places] : places;
  let best = { place: first, cost: covered(first, obstacles) };
  for (const place of others) {
    if (best.cost === 0) break;
    const cost = covered(place, obstacles);
    if (cost < best.cost) best = { place, cost };
  }
  return best.place;
}
