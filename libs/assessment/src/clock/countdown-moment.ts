/** A moment of the countdown that screen readers announce. */
export type CountdownMoment = 'half' | 'five-minutes' | 'one-minute';

const SAID_FOR_S = 20;

/** The moment that has just passed; null between moments, so that a page opened later announces nothing old. */
export function countdownMoment(left: number, total: number): CountdownMoment | null {
  const moments: readonly (readonly [number, CountdownMoment])[] = [
    [Math.floor(total / 2), 'half'],
    [300, 'five-minutes'],
    [60, 'one-minute'],
  ];
  const present = moments.filter(([at]) => at < total && left <= at && left > at - SAID_FOR_S);
  return present.toSorted(([a], [b]) => a - b)[0]?.[1] ?? null;
}
