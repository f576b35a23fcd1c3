export type SkillCategory = 'fondamentaux' | 'techniques' | 'evaluation' | 'specialites';
export type SkillDifficulty = 'beginner' | 'intermediate' | 'advanced';

export interface Skill {
  /** Number of the skill in the programme; 10, 17, 21, 23 to 26 and 28 are not offered. */
  readonly id: number;
  /** Canonical French title: what the database stores as `skill_title`. Never translated or renamed. */
  readonly title: string;
  readonly category: SkillCategory;
  readonly difficulty: SkillDifficulty;
  /** Name of a lucide icon in kebab-case. */
  readonly icon: string;
}

/** Canonical title of a quiz on all skills; like a skill's, it is never reworded. */
export const ALL_SKILLS_TITLE = 'Toutes les compétences';
/** Canonical title of a quiz on what a learner missed: it teaches, and counts in no score. */
export const MISTAKES_TITLE = 'Mes erreurs';

/** The number of skills that the skills page announces. */
export const SKILLS_AVAILABLE = 21;
/** The dashboard counts to 18, by product decision; completed skills are clamped to it. */
export const SKILLS_COUNTER_TOTAL = 18;

function skill(
  id: number,
  name: string,
  category: SkillCategory,
  difficulty: SkillDifficulty,
  icon: string,
): Skill {
  return { id, title: `Compétence ${id} - ${name}`, category, difficulty, icon };
}

export const skills: readonly Skill[] = [
  skill(1, 'Situation au regard de la profession', 'fondamentaux', 'beginner', 'id-card-lanyard'),
  skill(2, 'Approche globale de la santé', 'fondamentaux', 'beginner', 'globe'),
  skill(3, "Communication au sein d'une équipe de travail", 'fondamentaux', 'beginner', 'messages-square'),
  skill(4, "Procédés de soins d'assistance", 'techniques', 'intermediate', 'hand-helping'),
  skill(5, 'Relation aidante', 'fondamentaux', 'intermediate', 'hand-heart'),
  skill(6, 'Aspects légaux et éthiques', 'fondamentaux', 'intermediate', 'scale'),
  skill(7, 'Système musculosquelettique', 'techniques', 'intermediate', 'bone'),
  skill(8, 'Prévention des infections', 'techniques', 'intermediate', 'shield-check'),
  skill(9, 'Pharmacothérapie', 'techniques', 'advanced', 'pill'),
  skill(11, 'Nutrition', 'fondamentaux', 'intermediate', 'apple'),
  skill(12, 'Systèmes nerveux et sensoriel', 'techniques', 'advanced', 'brain'),
  skill(13, 'Système endocrinien', 'techniques', 'advanced', 'droplet'),
  skill(14, 'Systèmes cardiovasculaire et respiratoire', 'techniques', 'advanced', 'heart-pulse'),
  skill(15, 'Système digestif', 'techniques', 'intermediate', 'utensils'),
  skill(16, 'Systèmes urinaire et reproducteur', 'techniques', 'intermediate', 'droplets'),
  skill(18, 'Déficits cognitifs', 'specialites', 'advanced', 'puzzle'),
  skill(19, 'Soins palliatifs', 'specialites', 'advanced', 'flower-2'),
  skill(20, 'Santé mentale', 'specialites', 'advanced', 'smile'),
  skill(22, 'Premiers secours', 'techniques', 'advanced', 'siren'),
  skill(27, 'Soins à la mère et au nouveau-né', 'specialites', 'intermediate', 'baby'),
  skill(29, "Soins à l'enfant et à l'adolescent", 'specialites', 'intermediate', 'blocks'),
];

const byId = new Map(skills.map((entry) => [entry.id, entry]));
const byTitle = new Map(skills.map((entry) => [entry.title, entry]));

export function skillById(id: number): Skill | undefined {
  return byId.get(id);
}

/** The skill that a question is about, with whose number its id begins ('c08-001'). */
export function skillByItemId(item: string): Skill | undefined {
  const [, number] = /^c(\d\d)-/.exec(item) ?? [];
  return number === undefined ? undefined : byId.get(Number(number));
}

/** Finds the skill with a stored title. Undefined for exam domains, simulations and unknown titles. */
export function skillByTitle(title: string): Skill | undefined {
  return byTitle.get(title.trim());
}
