/** A moment of the countdown that is worth a word to those who do not see it. */
export type CountdownMoment = 'half' | 'five-minutes' | 'one-minute';

const SAID_FOR_S = 20;

/** The last such moment that has just passed, null between them: a page that is opened later does not tell old news. */
export function countdownMoment(left: number, total: number): CountdownMoment | null {
  const moments: readonly (readonly [number, CountdownMoment])[] = [
    [Math.floor(total / 2), 'half'],
    [300, 'five-minutes'],
    [60, 'one-minute'],
  ];
  const present = moments.filter(([at]) => at < total && left <= at && left > at - SAID_FOR_S);
  return present.toSorted(([a], [b]) => a - b)[0]?.[1] ?? null;
}
