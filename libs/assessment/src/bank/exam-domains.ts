export interface ExamDomain {
  /** The key of its translation in the namespace `skills`, and the name of its bank file. */
  readonly slug: string;
  /** Canonical French title: the `skillTitle` of the exam's questions. */
  readonly title: string;
  /** Skills whose quizzes prepare for it, the closest first. */
  readonly skillIds: readonly number[];
}

/**
 * The domains of the exam's first part, in the order in which the remainder of an uneven split is
 * distributed.
 */
export const examDomains: readonly ExamDomain[] = [
  { slug: 'anatomie-et-physiologie', title: 'Anatomie et Physiologie', skillIds: [7, 12, 13, 14, 15, 16] },
  { slug: 'pharmacologie', title: 'Pharmacologie', skillIds: [9] },
  { slug: 'soins-de-plaies', title: 'Soins de Plaies', skillIds: [4, 8, 7] },
  { slug: 'hygiene-et-asepsie', title: 'Hygiène et Asepsie', skillIds: [8, 4] },
  { slug: 'examens-cliniques', title: 'Examens Cliniques', skillIds: [16, 13, 15, 14] },
  { slug: 'neurologie', title: 'Neurologie', skillIds: [12, 18] },
  { slug: 'urgences-et-reanimation', title: 'Urgences et Réanimation', skillIds: [22, 14] },
  { slug: 'injections-et-prelevements', title: 'Injections et Prélèvements', skillIds: [9, 13, 8] },
];

/** The exam's second part: judgement, ethics, law. The simulation draws the first part alone. */
export const professionalConduct: ExamDomain = {
  slug: 'conduite-professionnelle',
  title: 'Conduite Professionnelle',
  skillIds: [6, 1, 3, 5],
};

/** Every domain that has a file in the exam's bank. */
export const bankDomains: readonly ExamDomain[] = [...examDomains, professionalConduct];

/** The `skill_title` of a saved exam attempt. */
export const EXAM_SIMULATION_TITLE = "Simulation d'Examen";

/** The `skill_title` of a saved mock. */
export const MOCK_EXAM_TITLE = 'Examen blanc';

export function examDomainByTitle(title: string): ExamDomain | undefined {
  return bankDomains.find((domain) => domain.title === title.trim());
}
