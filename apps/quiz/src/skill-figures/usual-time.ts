import { formatClock } from '@revisoins/i18n';
import type { SkillFigures } from './skill-figures.schema.ts';

/** How long a quiz of N questions usually takes, as m:ss; a dash when unknown. */
export function usualTime(figures: SkillFigures | undefined, count: number): string {
  const seconds = figures?.median_seconds_per_question ?? null;
  return seconds === null ? '–' : formatClock(Math.round(seconds * count));
}
