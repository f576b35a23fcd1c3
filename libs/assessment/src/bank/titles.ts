import { EXAM_SIMULATION_TITLE, examDomainByTitle, MOCK_EXAM_TITLE } from './exam-domains.ts';
import { ALL_SKILLS_TITLE, MISTAKES_TITLE, skillByTitle } from './skills.ts';

/**
 * The key in the namespace `skills` of a stored title ('comp8.title'), or null for an unknown title, which
 * the screen then shows as it is.
 */
export function skillTitleKey(title: string): string | null {
  const skill = skillByTitle(title);
  if (skill) return `comp${skill.id}.title`;
  const domain = examDomainByTitle(title);
  if (domain) return `domains.${domain.slug}`;
  if (title.trim() === ALL_SKILLS_TITLE) return 'allSkills';
  if (title.trim() === MISTAKES_TITLE) return 'mistakes';
  if (title.trim() === MOCK_EXAM_TITLE) return 'mockExam';
  return title.trim() === EXAM_SIMULATION_TITLE ? 'examSimulation' : null;
}

/**
 * Splits a title of either language: 'Compétence 8' and 'Prévention des infections'. A title of another form
 * is returned as both.
 */
export function splitSkillTitle(title: string): { number: string; name: string } {
  const [, number, name] = /^(.+? \d+) - (.+)$/.exec(title) ?? [];
  return { number: number ?? title, name: name ?? title };
}
