import { expect, test } from 'vitest';
import { breaksLanguage } from '../../../supabase/functions/_shared/validator/language.ts';
import { goodItem } from '../generated-item.fixture.ts';

test.each([
  [
    'an English stem',
    { stem: 'You enter the room of a patient who is short of breath. What do you do first?' },
  ],
  [
    'an English explanation',
    { explanation: 'Hand hygiene is the best way to break the chain of transmission of germs.' },
  ],
  [
    'an English rationale',
    {
      options: {
        ...goodItem(0).options,
        b: { text: 'Attendre', rationale: 'This is not the first thing to do for her.' },
      },
    },
  ],
  [
    'a Spanish stem',
    { stem: 'Usted entra en la habitación de una paciente con fiebre. ¿Qué hace para los dolores?' },
  ],
  [
    'a stem of no language',
    { stem: 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor?' },
  ],
  [
    'a stem in capitals of another script',
    { stem: 'Вы входите в палату пациентки с температурой. Что вы делаете сначала?' },
  ],
])('refuses %s', (_, changes) => {
  expect(breaksLanguage(goodItem(0, changes))).toBe(true);
});

test.each([
  [
    'an English word',
    { explanation: "Le « check-list » de l'unité est rempli par l'équipe (the team) avant la chirurgie." },
  ],
  [
    'English that a person says',
    { stem: 'Mme Smith vous dit : « I am in pain and the pill is not working. » Que faites-vous avec elle?' },
  ],
])('accepts %s', (_, changes) => {
  expect(breaksLanguage(goodItem(0, changes))).toBe(false);
});
