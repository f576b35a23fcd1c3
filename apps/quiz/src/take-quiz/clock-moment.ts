/** A moment of the countdown that is worth a word to those who do not see it. */
export type ClockMoment = 'half' | 'five-minutes' | 'one-minute';

/** The last such moment that has passed, null before the first: screen readers are told when it changes. */
export function clockMoment(left: number, total: number): ClockMoment | null {
  const moments: readonly (readonly [number, ClockMoment])[] = [
    [Math.floor(total / 2), 'half'],
    [300, 'five-minutes'],
    [60, 'one-minute'],
  ];
  const passed = moments.filter(([at]) => at < total && left <= at);
  return passed.toSorted(([a], [b]) => a - b)[0]?.[1] ?? null;
}
