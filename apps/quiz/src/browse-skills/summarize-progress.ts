import { skills } from '@revisoins/assessment';
import type { ProgressByTitle } from './read-progress.ts';

export interface ProgressSummary {
  /** Skills with a progress above 0. */
  started: number;
  /** Mean percent over all listed skills, rounded. */
  average: number;
}

export function summarizeProgress(progress: ProgressByTitle): ProgressSummary {
  const percents = skills.map(({ title }) => progress.get(title) ?? 0);
  return {
    started: percents.filter((percent) => percent > 0).length,
    average: Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length),
  };
}
