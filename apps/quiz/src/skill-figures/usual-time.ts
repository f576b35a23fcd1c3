import { formatClock } from '@revisoins/i18n';
import type { SkillFigures } from './skill-figures.schema.ts';

/** What a quiz of so many questions usually takes, as a clock shows it; a dash when that is not known. */
export function usualTime(figures: SkillFigures | undefined, count: number): string {
  const seconds = figures?.median_seconds_per_question ?? null;
  return seconds === null ? '–' : formatClock(Math.round(seconds * count));
}
