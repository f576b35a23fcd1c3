import { expect, test } from 'vitest';
import { findWrongWords } from './find-wrong-words.ts';

test.each([
  ['an English word', 'Email envoyé', 'courriel'],
  ['an English word with a hyphen', 'Votre e-mail', 'courriel'],
  ['a familiar pronoun', 'Quand tu veux', 'vous'],
  ['a familiar possessive', 'Vérifiez ta connexion', 'vous'],
  ['a familiar order', 'Réessaie.', 'plural'],
  ['a familiar order after a sentence', 'Micro non autorisé. Active le micro.', 'plural'],
  ['machinery', 'Le serveur ne répond pas.', 'machinery'],
  ['machinery of English', 'Timeout\u00a0: trop long', 'machinery'],
  ['questions called unique', '3 questions uniques', 'nouvelles'],
  ['a save in English French', 'Paramètres sauvegardés', 'enregistrer'],
  ['an answered question', '0 répondue', 'réponse donnée'],
  ['a profession of men alone', 'Les futurs infirmiers auxiliaires', 'women first'],
  ['an agreement with the reader', 'Vous êtes déjà connecté.', 'agree with nobody'],
  ['Thalia called an assistant', 'Parlez avec l’assistante vocale', 'aide à la révision'],
  ['a space before !', 'Bienvenue !', 'as print sets it'],
  ['a space before ?', 'Prête ou prêt ?', 'as print sets it'],
  ['a plain space before a colon', 'Thème : clair', 'as print sets it'],
  ['a plain space before a percent sign', '78 %', 'no-break'],
  ['a plain space before the percent sign of a value', '{{percent}} %', 'no-break'],
  ['a straight apostrophe', "L'examen", 'as print sets it'],
  ['straight quotation marks', 'Appuyez sur "Parler"', '«'],
])('marks %s in French', (_, text, advice) => {
  expect(findWrongWords(text, 'fr').join(' ')).toContain(advice);
});

test.each([
  ['a skill called a competency', 'Competency 8', 'skill'],
  ['the hyphen of email', 'Check your e-mail', 'email'],
  ['machinery', 'The server is busy.', 'machinery'],
  ['Thalia called an assistant', 'Talk to the voice assistant', 'study aid'],
  ['a calque', 'Auxiliary nursing students', 'practical'],
  ['a straight apostrophe', "Time's up!", '’'],
])('marks %s in English', (_, text, advice) => {
  expect(findWrongWords(text, 'en').join(' ')).toContain(advice);
});

test.each([
  'Courriel confirmé!',
  'Un changement vers {{email}} attend déjà votre confirmation.',
  'Infirmière ou infirmier auxiliaire',
  'Soins infirmiers, 1re année',
  'Connectez-vous\u00a0: la page se recharge et ouvre votre session.',
  'Dit tout haut\u00a0: « réponse donnée ».'.replaceAll('« ', '«\u00a0').replaceAll(' »', '\u00a0»'),
  'Vérifiez votre connexion, puis réessayez.',
])('lets "%s" pass', (text) => {
  expect(findWrongWords(text, 'fr')).toEqual([]);
});
