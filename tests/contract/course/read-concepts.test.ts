import { expect, test } from 'vitest';
import { readConcepts } from '../../../supabase/functions/complete/look-up/read-concepts.ts';

test.each([
  ['fr', 'douleur thoracique', 'en tant que stagiaire'],
  ['fr', 'douleur thoracique', 'en tant qu’étudiante'],
  ['fr', 'douleur thoracique', 'en tant qu etudiant'],
  ['fr', 'douleur thoracique', 'comme étudiants'],
  ['fr', 'douleur thoracique', 'comme une étudiante'],
  ['en', 'chest pain', 'as nursing students'],
  ['en', 'chest pain', 'as a student nurse'],
] as const)('in %s, %j is the subject, and not %j', (language, subject, asking) => {
  expect(readConcepts(`${subject} ${asking}`, language)).toEqual(readConcepts(subject, language));
});
