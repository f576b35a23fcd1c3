/** How the time of a skill quiz runs: 20 s for each question, half as long again, or without a deadline. */
export const timings = ['timed', 'extended', 'untimed'] as const;
export type Timing = (typeof timings)[number];
export const DEFAULT_TIMING = 'timed' satisfies Timing;

/** The `time` parameter of a quiz's address; anything odd gives the default. */
export function parseTiming(raw: string | null): Timing {
  return timings.find((timing) => timing === raw) ?? DEFAULT_TIMING;
}
