import type { ScoreDay } from './score-series.ts';

/** Points in a square of 100 by 100: time from left to right, percent from bottom to top. */
export function chartPoints(series: readonly ScoreDay[]): { x: number; y: number }[] {
  const first = series[0]?.day.getTime() ?? 0;
  const span = (series.at(-1)?.day.getTime() ?? 0) - first;
  return series.map(({ day, percent }) => ({
    x: span > 0 ? Math.round(((day.getTime() - first) / span) * 1000) / 10 : 50,
    y: 100 - percent,
  }));
}
