import { type SavedAttempt, latestFirst } from './saved-attempts.ts';
import { toPercent } from '../scoring/score-quiz.ts';

/** All figures but `totalAttempts` are whole percents. */
export interface SkillProgress {
  readonly skillTitle: string;
  /** Best percent: what the progress bar shows. */
  readonly progress: number;
  readonly lastAttemptScore: number;
  readonly bestScore: number;
  readonly totalAttempts: number;
}

/** One entry per attempted title, the most recent first. */
export function skillProgress(attempts: readonly SavedAttempt[]): SkillProgress[] {
  const byTitle = Map.groupBy(latestFirst(attempts), ({ skillTitle }) => skillTitle);
  return [...byTitle].map(([skillTitle, own]) => {
    const percents = own.map(({ score, totalQuestions }) => toPercent(score, totalQuestions));
    const best = Math.max(...percents);
    return {
      skillTitle,
      progress: best,
      lastAttemptScore: percents[0] ?? 0,
      bestScore: best,
      totalAttempts: own.length,
    };
  });
}
