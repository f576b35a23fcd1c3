import { expect, test } from 'vitest';
import type { CueLanguage } from '../../../supabase/functions/_shared/validator/cue-words.ts';
import { breaksCues, type CuedItem, findCues } from '../../../supabase/functions/_shared/validator/cues.ts';
import { goodItem } from '../generated-item.fixture.ts';

/** The key is b. */
const item = (options: readonly string[], stem = 'Mme Roy tousse en buvant. Que faites-vous?'): CuedItem => {
  const [a = '', b = '', c = '', d = ''] = options;
  return { stem, key: 'b', options: { a: { text: a }, b: { text: b }, c: { text: c }, d: { text: d } } };
};
const found = (options: readonly string[], language: CueLanguage, stem?: string) =>
  findCues(item(options, stem), language).map(({ name, option }) => `${name} ${option}`);

test.each<[string, readonly string[]]>([
  ['escalates b', ['Noter sa toux', 'Aviser l’infirmière', 'Frotter son dos', 'Changer son verre']],
  ['escalates b', ['Noter sa toux', 'En parler à votre enseignante', 'Frotter son dos', 'Changer son verre']],
  [
    'hurries a',
    ['Frotter son dos aussitôt', 'Noter sa toux au dossier', 'Laver son verre', 'Changer son verre'],
  ],
  ['double b', ['Noter sa toux', 'L’asseoir et attendre', 'Frotter son dos', 'Changer son verre']],
  ['double b', ['Noter et attendre', 'Changer son verre', 'Frotter puis noter', 'L’asseoir et noter']],
  ['justifies c', ['Noter sa toux', 'Changer son verre', 'Attendre, car elle dort', 'Frotter son dos']],
  ['justifies c', ['Noter sa toux ici', 'Changer son verre', 'Boire pour la calmer', 'Frotter son dos']],
  ['hedges b', ['Le lait épaissit', 'Le lait peut tourner', 'Le lait nourrit', 'Le lait désaltère']],
  ['absolute d', ['Noter sa toux', 'Changer son verre', 'Frotter son dos', 'Toujours la lever']],
  ['number b', ['Noter sa toux', 'Attendre 10 minutes', 'Frotter son dos', 'Changer son verre']],
  [
    'list b',
    ['Le verre plein', 'Le verre, la paille, le lit', 'Le verre vide, au lit', 'Le verre sale à laver'],
  ],
  ['opening b', ['Donner du jus', 'Retenir le jus', 'Donner de l’eau', 'Donner du lait']],
  ['opening b', ['Le garder à plat', 'En gardant son dos droit', 'Garder son verre', 'Laver son verre']],
  ['full-stop b', ['Noter sa toux', 'Changer son verre.', 'Frotter son dos', 'Attendre un peu']],
  ['length b', ['Noter', 'Redresser le haut de son corps', 'Frotter son dos', 'Attendre un peu']],
])('finds %s', (expected, options) => {
  expect(found(options, 'fr')).toContain(expected);
});

test.each<[string, readonly string[]]>([
  ['escalates b', ['Record the cough', 'Notify the nurse', 'Rub her back', 'Change her glass']],
  ['hurries b', ['Record the cough', 'Sit her up immediately', 'Rub her back', 'Change her glass']],
  ['double b', ['Record the cough', 'Sit her up and wait', 'Rub her back', 'Change her glass']],
  ['justifies c', ['Record the cough', 'Sit her up', 'Rub her back to relieve her', 'Change her glass']],
  ['justifies c', ['Record the cough', 'Sit her up', 'Wait, since she sleeps', 'Change her glass']],
  ['hedges b', ['Report it at once', 'May report it', 'Must report it', 'Will report it']],
  ['hedges a', ['Milk may thicken it', 'Milk thickens it', 'Milk thins it', 'Milk cools it down']],
])('finds %s in English', (expected, options) => {
  expect(found(options, 'en')).toContain(expected);
});

test('finds a key that repeats the stem, and no distractor that does', () => {
  const options = ['Noter la nuit', 'Épaissir sa boisson froide', 'Frotter son dos', 'Changer son verre'];
  const stem = 'Sa boisson est épaissie, selon le plan. Que faites-vous?';
  expect(found(options, 'fr', stem)).toContain('echo b');
  expect(findCues({ ...item(options, stem), key: 'a' }, 'fr')).toEqual([]);
});

test('words of the table count as words of the stem', () => {
  const options = ['Noter la nuit', 'Épaissir sa boisson froide', 'Frotter son dos', 'Changer son verre'];
  const stem = 'Voici le plan de Mme Roy. Que faites-vous?';
  const table = { caption: 'Plan', columns: ['Objet', 'Texture'], rows: [['Boisson', 'Épaissie']] };
  expect(found(options, 'fr', stem)).not.toContain('echo b');
  expect(findCues({ ...item(options, stem), table }, 'fr').map(({ name }) => name)).toContain('echo');
});

test('finds the only option that the article of the stem fits', () => {
  const options = ['bruise', 'ulcer', 'scar', 'rash'];
  expect(found(options, 'en', 'On her heel you see an')).toContain('article b');
});

test.each<[CueLanguage, readonly string[]]>([
  ['fr', ['Aviser la famille', 'Aviser l’infirmière', 'Aviser le médecin', 'Alerter le chef d’unité']],
  ['fr', ['Attendre, car elle dort', 'Noter, car elle tousse', 'Changer son verre', 'Frotter son dos']],
  ['fr', ['Les appeler par leur nom', 'Leur parler bas', 'Leur serrer la main', 'Les laisser dormir']],
  ['fr', ['La peau est rouge', 'Elle est chaude', 'Sa main est froide', 'Elle est moite']],
  ['fr', ['Rire avec elle', 'Vous taire', 'Refaire son lit', 'Le changer']],
  ['fr', ['Leur urètre est court', 'Le rein filtre', 'La vessie est grande', 'L’urine est claire']],
  ['en', ['On May 25, a Monday', 'On June 2, a Tuesday', 'On July 3, a Friday', 'On April 1, a Sunday']],
  ['en', ['Yellowed since May', 'Yellowed since June', 'Yellowed since July', 'Yellowed since April']],
  ['fr', ['Le masque de soins', 'Le masque N95', 'La visière propre', 'Les gants de soins']],
  // Telephone numbers are names, and three with something lead to no key.
  ['fr', ['Appeler le 911', 'Appeler le 811', 'Appeler à l’aide', 'Appeler l’infirmière']],
  ['fr', ['Laver et sécher', 'Lever et noter', 'Masser et couvrir', 'Attendre']],
  [
    'en',
    [
      'Wait for her to ask for help',
      'Sit her up in her bed',
      'Rub her back for a while',
      'Change her glass for her',
    ],
  ],
])('finds nothing in %s %j', (language, options) => {
  expect(findCues(item(options), language)).toEqual([]);
});

test('describes which option stands out and why, and what to do', () => {
  const options = ['Noter sa toux', 'Aviser l’infirmière', 'Frotter son dos', 'Changer son verre'];
  expect(findCues(item(options), 'fr')[0]?.message).toBe(
    'only option b (the key) tells or calls somebody (“Aviser”): let all four notify (whom, when, with which data) or none',
  );
});

test('judges a generated item in the language that it is written in', () => {
  const written = goodItem(0);
  expect(breaksCues(written)).toBe(false);
  const { a } = written.options;
  const options = { ...written.options, a: { ...a, text: "Aviser l'infirmière sans délai" } };
  expect(breaksCues({ ...written, options })).toBe(true);
});
