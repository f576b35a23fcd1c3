import { expect, test } from 'vitest';
import {
  breaksScopeOfPractice,
  goesBeyondScope,
} from '../../../supabase/functions/_shared/validator/scope-of-practice.ts';
import { goodItem } from '../generated-item.fixture.ts';

test.each([
  'Prescrire un antibiotique',
  'Vous prescrivez un laxatif.',
  'Quel médicament devez-vous prescrire?',
  'Poser un diagnostic de pneumonie',
  'Quel diagnostic? Vous posez le diagnostic.',
  'Diagnostiquer une embolie',
  'Augmenter la dose de furosémide',
  "Modifier l'ordonnance",
  'Cesser ses médicaments',
  'Ajustez la posologie selon la glycémie.',
  'Déterminer le plan thérapeutique infirmier',
  'Modifier le plan de traitement',
  'Intuber la personne',
  'Suturer la plaie',
  'Évaluer la condition physique et mentale',
  'Donner son congé à la personne',
  "Aviser le médecin et augmenter la dose d'insuline",
  "L'infirmière auxiliaire peut prescrire ce médicament.",
])('finds an act of others: %s', (text) => {
  expect(goesBeyondScope(text)).toBe(true);
});

test.each([
  'Donner la dose prescrite',
  'Administrer le médicament selon la prescription',
  "Vérifier l'ordonnance avec l'infirmière",
  'Le médecin peut prescrire un antibiotique.',
  "L'infirmière praticienne spécialisée pourra ajuster la dose.",
  "Vous ne pouvez pas modifier l'ordonnance.",
  'Éviter de cesser les médicaments sans avis.',
  'Contribuer à l’évaluation de son état',
  'Appliquer le plan thérapeutique infirmier',
  'Diminuer la lumière de la chambre',
  'Changer le pansement',
  'Le diagnostic de la personne figure au dossier.',
])('accepts: %s', (text) => {
  expect(goesBeyondScope(text)).toBe(false);
});

test('lets a distractor be such an act, never the key, the stem or the explanation', () => {
  const beyond = { text: 'Augmenter la dose sans attendre', rationale: 'Ce geste est réservé.' };
  const { options, explanation, stem } = goodItem(0);
  expect(breaksScopeOfPractice(goodItem(0, { key: 'a', options: { ...options, b: beyond } }))).toBe(false);
  expect(breaksScopeOfPractice(goodItem(0, { key: 'b', options: { ...options, b: beyond } }))).toBe(true);
  expect(
    breaksScopeOfPractice(
      goodItem(0, { explanation: `${explanation} Vous pouvez ensuite augmenter la dose.` }),
    ),
  ).toBe(true);
  expect(breaksScopeOfPractice(goodItem(0, { stem: `${stem} Que devez-vous prescrire?` }))).toBe(true);
});
