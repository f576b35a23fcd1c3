import { EXAM_SIMULATION_TITLE, examDomainByTitle } from './exam.ts';
import { skillByTitle } from './skills.ts';

/**
 * Key in the namespace `skills` of a stored title ('comp8.title'), or null when the title is not one of ours:
 * then the screen shows the title as it is.
 */
export function skillTitleKey(title: string): string | null {
  const skill = skillByTitle(title);
  if (skill) return `comp${skill.id}.title`;
  const domain = examDomainByTitle(title);
  if (domain) return `domains.${domain.slug}`;
  return title.trim() === EXAM_SIMULATION_TITLE ? 'examSimulation' : null;
}
