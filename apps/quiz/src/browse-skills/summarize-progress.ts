import { skills } from '@revisoins/assessment';
import type { ProgressByTitle } from './read-progress.ts';

export interface ProgressSummary {
  /** Listed skills with an attempt, whatever the result. */
  started: number;
  /** Mean percent over all listed skills, rounded. */
  average: number;
}

export function summarizeProgress(progress: ProgressByTitle): ProgressSummary {
  const tried = skills.flatMap(({ title }) => progress.get(title) ?? []);
  return {
    started: tried.length,
    average: Math.round(tried.reduce((sum, percent) => sum + percent, 0) / skills.length),
  };
}
