import { skillById, type Skill } from '@revisoins/assessment';

/** The skill in an address; null when there is none. */
export function findRouteSkill(skillId: string | undefined): Skill | null {
  return /^\d{1,2}$/.test(skillId ?? '') ? (skillById(Number(skillId)) ?? null) : null;
}
