import type { SkillDifficulty } from '@revisoins/assessment';

export const difficultyTone = {
  beginner: 'ok',
  intermediate: 'info',
  advanced: 'warm',
} as const satisfies Record<SkillDifficulty, string>;
