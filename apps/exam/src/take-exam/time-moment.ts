/** A moment of the countdown that is worth a word to those who do not see it. */
export type TimeMoment = 'half' | 'five-minutes' | 'one-minute';

const SAID_FOR_S = 20;

/** The moment that has just passed, null between them: a page that is opened later does not tell old news. */
export function timeMoment(left: number, total: number): TimeMoment | null {
  const moments: readonly (readonly [number, TimeMoment])[] = [
    [60, 'one-minute'],
    [300, 'five-minutes'],
    [total / 2, 'half'],
  ];
  return moments.find(([at]) => left <= at && left > at - SAID_FOR_S)?.[1] ?? null;
}
