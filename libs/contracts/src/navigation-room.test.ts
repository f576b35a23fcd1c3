import { expect, test } from 'vitest';
import { placeInBar } from './navigation-room.ts';

const entries = (...labels: string[]) => labels.map((label, index) => ({ label, order: 10 * (index + 1) }));
const own = 79;
const usual = entries(
  'Tableau de bord',
  'Compétences',
  'Aide-mémoire',
  'Simulation d’examen',
  'Thalia',
  'À propos',
);

test('the usual entries are in every bar', () => {
  expect(new Set(placeInBar(usual, own))).toEqual(new Set(['72']));
});

test('what comes last waits for a wider window', () => {
  const more = [
    ...usual,
    ...entries('Cartes mémoire', 'Calculs', 'Vocabulaire', 'Groupes', 'Stages', 'Horaire'),
  ];
  const places = placeInBar(
    more.map((entry, index) => ({ ...entry, order: index })),
    own,
  );
  expect(places.slice(0, 4)).toEqual(['72', '72', '72', '72']);
  expect(places).toEqual(places.toSorted());
  expect(places.at(-1)).toBe('none');
});

test('what comes after the own entry is always in the bar', () => {
  const long = Array.from({ length: 12 }, () => 'Un texte de quarante lettres exactement');
  const signIn = { label: 'Se connecter', order: 80 };
  const places = placeInBar([...long.map((label) => ({ label, order: 10 })), signIn], own);
  expect(places.at(-1)).toBe('72');
  expect(places.slice(0, -1)).toContain('none');
});

test('a short entry does not pass a long one that has no room', () => {
  const places = placeInBar(entries('a'.repeat(60), 'a'.repeat(90), 'b'), own);
  expect(places).toEqual(['72', 'none', 'none']);
});

test('beside a link to an attempt there is less room', () => {
  const seven = entries(...usual.map(({ label }) => label), 'Flashcards');
  const places = placeInBar(seven, own, () => 15);
  expect(places).not.toEqual(placeInBar(seven, own));
});
