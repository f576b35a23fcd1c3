/** The values of `study_level`; their labels are translations. */
export const studyLevels = [
  'infirmier-auxiliaire',
  'infirmier-1ere-annee',
  'infirmier-2eme-annee',
  'infirmier-3eme-annee',
  'infirmier-diplome',
] as const;

/** How far in their studies a learner is. */
export type StudyLevel = (typeof studyLevels)[number];
