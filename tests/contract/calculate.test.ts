import { expect, test } from 'vitest';
import { writeCalculation } from '../../supabase/functions/complete/calculate/write-calculation.ts';

const calculated = (text: string, language: 'fr' | 'en') =>
  writeCalculation(text, language)?.replaceAll('\u00a0', ' ');

test.each([
  [
    'fr',
    'amoxicilline 375 mg PO, la suspension est de 250 mg/5 mL. Combien de mL je donne?',
    '375 mg ÷ 250 mg × 5 mL = 7,5 mL.',
  ],
  ['en', 'The order is 75 mg, syrup is 50mg per 5 ml. how many ml', '75 mg ÷ 50 mg × 5 mL = 7.5 mL.'],
  [
    'fr',
    'héparine 5 000 unités, fiole de 10 000 unités/mL, combien de mL',
    '5 000 unités ÷ 10 000 unités × 1 mL = 0,5 mL.',
  ],
  [
    'en',
    'the doctor orders 0.125 mg of digoxin and the tablets are 62.5 mcg. How many tablets?',
    '0.125 mg = 125 mcg. Tablets = prescribed dose ÷ dose of one tablet: 125 mcg ÷ 62.5 mcg = 2 tablets.',
  ],
  [
    'fr',
    'des comprimés de 0,25 mg, ordonnance de 0,5 mg, combien de comprimés',
    '0,5 mg ÷ 0,25 mg = 2 comprimés.',
  ],
  [
    'fr',
    'enfant de 12 kg, 15 mg par kg, sirop de 160 mg par 5 ml, combien de ml',
    '12 kg × 15 mg/kg = 180 mg. Volume = dose prescrite ÷ dose disponible × volume disponible : 180 mg ÷ 160 mg × 5 mL = 5,625 mL, soit environ 5,6 mL.',
  ],
  [
    'en',
    'A child weighs 44 lb, the order is 10 mg/kg/day divided in 2 doses, how many mg per dose?',
    '44 lb = 20 kg. Dose = weight × dose per kg: 20 kg × 10 mg/kg = 200 mg. Per dose: 200 mg ÷ 2 = 100 mg.',
  ],
  [
    'fr',
    '1000 mL de NaCl 0,9 % à passer en 8 h avec une tubulure de 15 gouttes/mL, combien de gouttes par minute?',
    '8 h = 480 min. Gouttes par minute = volume × gouttes par mL ÷ minutes : 1 000 mL × 15 gouttes/mL ÷ 480 min = 31,25 gouttes/min, soit environ 31 gouttes/min.',
  ],
  ['en', 'An IV of 1000 mL must run over 8 hours: what is the hourly rate?', '1,000 mL ÷ 8 h = 125 mL/h.'],
  [
    'en',
    'heparin 25,000 units in 500 mL, ordered rate 1,200 units per hour, how many mL/h?',
    '25,000 units ÷ 500 mL = 50 units/mL. Rate = dose per hour ÷ concentration: 1,200 units/h ÷ 50 units/mL = 24 mL/h.',
  ],
  ['fr', 'combien de temps pour passer 1000 mL à 125 mL/h', '1 000 mL ÷ 125 mL/h = 8 h.'],
  ['en', 'convert 154 pounds to kg', '154 lb = 70 kg.'],
  ['fr', 'Combien de milligrammes y a-t-il dans 0,5 g?', '0,5 g = 500 mg.'],
  ['fr', '38,5 °C ça fait combien en fahrenheit', '38,5 × 1,8 + 32 = 101,3 °F.'],
  ['en', '101 F in celsius', '(101 − 32) ÷ 1.8 = 38.333 °C, about 38.3 °C.'],
  ['fr', 'IMC de 70 kg pour 1,75 m', '70 kg ÷ (1,75 m × 1,75 m) = 22,857, soit environ 22,9.'],
] as const)('in %s, %j gives %j', (language, text, line) => {
  const reply = calculated(text, language);
  expect(reply).toContain(line);
  expect(reply).toMatch(
    /à vérifier selon la politique de votre milieu\.$|to be checked as the policy of your setting states\.$/,
  );
});

test.each([
  [
    'fr',
    '500 mL en 4 h, combien de gouttes par minute',
    'il manque dans votre question : le facteur de la tubulure (gouttes par mL).',
  ],
  ['fr', 'bébé de 8 kg, 15 mg/kg, combien de mL', 'il manque dans votre question : la teneur'],
  ['en', 'order is 10 mg/kg of a syrup of 100 mg per 5 mL, how many mL', 'your question lacks: the weight.'],
  ['en', 'what is the BMI of a man of 80 kg', 'your question lacks: the height.'],
] as const)('in %s, %j is told what is missing', (language, text, said) => {
  expect(calculated(text, language)).toContain(said);
});

// No dose, no limit and no rate comes from anywhere but the question.
test.each([
  ['fr', 'combien de mg d’acétaminophène pour un enfant de 12 kg'],
  ['en', 'how much ibuprofen can I give a 20 kg child'],
  ['fr', 'dopamine 5 mcg/kg/min pour 70 kg, combien de mL/h'],
  ['fr', 'quelle est la dose maximale d’acétaminophène en 24 h'],
  ['en', 'how many mL of urine per hour is normal'],
  ['fr', 'une perte de poids de 2 kg en 2 jours, qui aviser'],
  ['en', 'give 650 mg every 6 hours, is that too much'],
  ['fr', 'le glucomètre donne 3,2, quoi faire'],
  ['en', 'order of 500 mg and 250 mg, syrup 100 mg/5 mL, how many mL'],
] as const)('in %s, nothing is calculated for %j', (language, text) => {
  expect(calculated(text, language)).toBeUndefined();
});

test('in French a comma is a decimal one, in English it also groups thousands', () => {
  expect(calculated('0,125 mg, combien de mcg', 'fr')).toContain('0,125 mg = 125 mcg.');
  expect(calculated('how many g in 1,500 mg', 'en')).toContain('1,500 mg = 1.5 g.');
});
