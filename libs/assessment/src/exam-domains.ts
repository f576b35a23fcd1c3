export interface ExamDomain {
  /** Key of its translation in the namespace `skills`, and name of its bank file. */
  readonly slug: string;
  /** Canonical French title: the `skillTitle` of the exam's questions. */
  readonly title: string;
}

/** In the order in which the remainder of an uneven split is given out. */
export const examDomains: readonly ExamDomain[] = [
  { slug: 'anatomie-et-physiologie', title: 'Anatomie et Physiologie' },
  { slug: 'pharmacologie', title: 'Pharmacologie' },
  { slug: 'soins-de-plaies', title: 'Soins de Plaies' },
  { slug: 'hygiene-et-asepsie', title: 'Hygiène et Asepsie' },
  { slug: 'examens-cliniques', title: 'Examens Cliniques' },
  { slug: 'neurologie', title: 'Neurologie' },
  { slug: 'urgences-et-reanimation', title: 'Urgences et Réanimation' },
  { slug: 'injections-et-prelevements', title: 'Injections et Prélèvements' },
];

/** `skill_title` of a saved exam attempt. */
export const EXAM_SIMULATION_TITLE = "Simulation d'Examen";

export function examDomainByTitle(title: string): ExamDomain | undefined {
  return examDomains.find((domain) => domain.title === title.trim());
}
