import { expect, test } from 'vitest';
import { readConcepts } from '../../../supabase/functions/complete/look-up/read-concepts.ts';

test.each([
  ['fr', 'douleur thoracique', 'en tant que stagiaire'],
  ['fr', 'douleur thoracique', 'en tant qu’étudiante'],
  ['fr', 'douleur thoracique', 'en tant qu etudiant'],
  ['fr', 'douleur thoracique', 'comme étudiants'],
  ['fr', 'douleur thoracique', 'comme une étudiante'],
  ['fr', 'douleur thoracique', 'au Québec'],
  ['fr', 'canne', 'de quel bord'],
  ['fr', 'canne', 'de quel côté'],
  ['fr', 'canne', 'quel cote'],
  ['fr', 'douleur thoracique', 'au quebec'],
  ['fr', 'ridelles', 'arrête pas de'],
  ['en', 'compressions', 'how deep'],
  ['en', 'vaccines', 'in Quebec'],
  ['en', 'vaccines', 'in Québec'],
  ['en', 'chest pain', 'as nursing students'],
  ['en', 'chest pain', 'as a student nurse'],
] as const)('in %s, %j is the subject, and not %j', (language, subject, asking) => {
  expect(readConcepts(`${subject} ${asking}`, language)).toEqual(readConcepts(subject, language));
});

test.each(['deep vein thrombosis', 'cold sores', 'high blood pressure'])(
  'how %s are named by their first word, too',
  (subject) => {
    expect(readConcepts(`how ${subject} spread`, 'en')).toEqual(readConcepts(`${subject} spread`, 'en'));
  },
);

test('selles is a subject, and not a pronoun after an s', () => {
  expect(readConcepts('des selles noires', 'fr')[0]?.ways[0]).toEqual(['selles']);
});

test.each([
  ['en', 'what if the chest tube comes out', 'what if the chest tube pulled out'],
  ['en', 'his foley fell right out', 'his foley pulled out'],
  ['fr', 'la sonde naso est tombée', 'la sonde naso arraché'],
  ['fr', 'le drain s’est enlevé', 'le drain arraché'],
] as const)('in %s, %j asks about a tube that is pulled out', (language, said, named) => {
  expect(readConcepts(said, language)).toEqual(readConcepts(named, language));
});

test.each([
  ['what if blood comes out', 'pulled'],
  ['how does the placenta come out', 'pulled'],
])('%j is not about a tube that is pulled out', (said, named) => {
  expect(readConcepts(said, 'en').flatMap(({ ways }) => ways.flat())).not.toContain(named);
});
