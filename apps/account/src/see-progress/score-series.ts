import { scoredAttempts, toPercent, type SavedAttempt } from '@revisoins/assessment';
import type { ChartPoint } from '@revisoins/ui';

/** One day with quizzes. */
export interface ScoreDay {
  /** Midnight of the day, local time. */
  readonly day: Date;
  /** Mean percent of its quizzes, whole. */
  readonly percent: number;
  readonly quizzes: number;
}

const DAYS_SHOWN = 30;

function midnight(iso: string): number {
  const moment = new Date(iso);
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** How many quizzes ended since Monday, when a week begins. `now` in milliseconds since 1970. */
export function quizzesThisWeek(attempts: readonly SavedAttempt[], now: number): number {
  const today = new Date(now);
  const monday = new Date(
    today.getFullYear(),
    today.getMonth(),
    today.getDate() - ((today.getDay() + 6) % 7),
  ).getTime();
  return scoredAttempts(attempts).filter(({ completedAt }) => Date.parse(completedAt) >= monday).length;
}

/** The mean score of each day with quizzes, oldest first, at most the latest 30 days. */
export function scoreSeries(attempts: readonly SavedAttempt[]): ScoreDay[] {
  const byDay = Map.groupBy(scoredAttempts(attempts), ({ completedAt }) => midnight(completedAt));
  return [...byDay]
    .sort(([a], [b]) => a - b)
    .slice(-DAYS_SHOWN)
    .map(([time, own]) => {
      const sum = own.reduce(
        (total, { score, totalQuestions }) => total + toPercent(score, totalQuestions),
        0,
      );
      return { day: new Date(time), percent: Math.round(sum / own.length), quizzes: own.length };
    });
}

/** Time from left to right, percent from bottom to top. */
export function chartPoints(series: readonly ScoreDay[]): ChartPoint[] {
  const first = series[0]?.day.getTime() ?? 0;
  const span = (series.at(-1)?.day.getTime() ?? 0) - first;
  return series.map(({ day, percent }) => ({
    x: span > 0 ? Math.round(((day.getTime() - first) / span) * 1000) / 10 : 50,
    y: percent,
  }));
}
