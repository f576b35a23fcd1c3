import { toPercent, type SavedAttempt } from '@revisoins/assessment';

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

/** The mean score of each day with quizzes, oldest first, at most the latest 30 days. */
export function scoreSeries(attempts: readonly SavedAttempt[]): ScoreDay[] {
  const byDay = Map.groupBy(attempts, ({ completedAt }) => midnight(completedAt));
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
