import { EXAM_SIMULATION_TITLE, examDomainByTitle } from './exam-domains.ts';
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

/** A title in either language where it breaks: 'Compétence 8' and 'Prévention des infections'. A title of another form is both. */
export function splitSkillTitle(title: string): { number: string; name: string } {
  const [, number, name] = /^(.+? \d+) - (.+)$/.exec(title) ?? [];
  return { number: number ?? title, name: name ?? title };
}
