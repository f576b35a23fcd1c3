import type { SkillCategory } from '@revisoins/assessment';

/** The tabs, in order; no skill has the category 'evaluation' yet. */
export const categories = [
  'tous',
  'fondamentaux',
  'techniques',
  'evaluation',
  'specialites',
] as const satisfies readonly ('tous' | SkillCategory)[];
