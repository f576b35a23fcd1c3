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
    'fr',
    'un enfant de 12 kilo, acétaminophene 15 milligramme par kilo, ca fait combien par dose?',
    '12 kg × 15 mg/kg = 180 mg.',
  ],
  ['en', '5 mg/kg for a child of 20 kg, how much per dose?', '20 kg × 5 mg/kg = 100 mg.'],
  [
    'en',
    'A child weighs 44 lb, the order is 10 mg/kg/day divided in 2 doses, how many mg per dose?',
    '44 lb = 20 kg. Dose = weight × dose per kg: 20 kg × 10 mg/kg/day = 200 mg/day. Per dose: 200 mg ÷ 2 = 100 mg.',
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
  [
    'fr',
    '500 mL à passer en 4 h, tubulure de 10 gouttes/mL, quel est le débit en mL/h et en gouttes par minute',
    '500 mL × 10 gouttes/mL ÷ 240 min = 20,833 gouttes/min, soit environ 21 gouttes/min. Débit = volume ÷ heures : 500 mL ÷ 4 h = 125 mL/h.',
  ],
  [
    'fr',
    'enfant de 10 kg, 15 mg/kg/dose, sirop de 160 mg/5 mL, combien de mg et combien de mL par dose?',
    '10 kg × 15 mg/kg = 150 mg. Volume = dose prescrite ÷ dose disponible × volume disponible : 150 mg ÷ 160 mg × 5 mL = 4,688 mL, soit environ 4,7 mL.',
  ],
  ['en', '250 ml over 2 hrs, microdrip 60 gtts/ml, how many drops a minit', '= 125 drops/min.'],
  ['en', '500 ml over 4 hours drop factor 10 how many drops', '20.833 drops/min, about 21 drops/min.'],
  ['en', '1000 ml over 8 hours factor 15', '31.25 drops/min, about 31 drops/min.'],
  [
    'fr',
    'calculer le débit, 1000 mL en 8 h facteur 15, ça donne combien',
    '31,25 gouttes/min, soit environ 31',
  ],
  ['fr', 'ordonance de 300 mg, la suspention est 150 mg/5 ml, je donne cb de ml', '× 5 mL = 10 mL.'],
  ['fr', 'levothyroxine 0,1 mg prescrit, jai des co de 50 mcg, jen donne combien', '÷ 50 mcg = 2 comprimés.'],
  [
    'en',
    'heparin 2500 units sc, vial of 10,000 units per ml, how much do i draw up',
    '2,500 units ÷ 10,000 units × 1 mL = 0.25 mL.',
  ],
  [
    'en',
    'juice 120 mL, coffee 200 mL, IV 500 mL; urine 650 mL, vomit 150 mL. What is the fluid balance?',
    'Intake: 120 + 200 + 500 = 820 mL. Output: 650 + 150 = 800 mL. Balance = intake − output: 820 mL − 800 mL = +20 mL.',
  ],
  [
    'fr',
    '250 mL de jus et 1 L de soluté; urine 1400 mL. Quel est le bilan?',
    'Ingesta : 250 + 1 000 = 1 250 mL. Excreta : 1 400 mL. Bilan = ingesta − excreta : 1 250 mL − 1 400 mL = −150 mL.',
  ],
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

// Each amount is of one thing that is known to be taken in, or put out.
test.each([
  ['fr', '250 mL de jus, urine 400 mL avec irrigation. Quel est le bilan?'],
  ['en', 'juice 120 mL, ice chips 100 mL; urine 200 mL. What is the fluid balance?'],
  ['en', 'juice 120 mL, jelly bag 50 mL; urine 200 mL. What is the fluid balance?'],
  ['en', '120 mL, 200 mL, 300 mL: what is the total intake?'],
  ['fr', 'jus 250 mL, café 150 mL : quel est le bilan?'],
] as const)('in %s, no balance is made of %j', (language, text) => {
  expect(calculated(text, language)).toBeUndefined();
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

test.each([
  ['fr', 'Furosémide 40 mg comprimés de 20 mg combien de comprimés?', '40 mg ÷ 20 mg = 2 comprimés.'],
  ['en', 'give 1 g tablets 500 mg how many tablets', '1,000 mg ÷ 500 mg = 2 tablets.'],
  ['fr', 'coumadin 7.5mg, j’ai des co de 2.5mg, combien de co?', '7,5 mg ÷ 2,5 mg = 3 comprimés.'],
  ['fr', 'combien de comprimés de 250 mg pour une dose de 0,5 g', '500 mg ÷ 250 mg = 2 comprimés.'],
  ['fr', 'metformine 1 000 mg comprimés de 500 mg, combien de comprimés', '1 000 mg ÷ 500 mg = 2 comprimés.'],
  ['en', 'Ordered 0.5 g, tablets available 250 mg. How many tabs?', '500 mg ÷ 250 mg = 2 tablets.'],
  ['en', 'levothyroxine 100 mcg, tablets 0.05 mg, how many tablets', '100 mcg ÷ 50 mcg = 2 tablets.'],
  [
    'en',
    'order: amoxicillin 500 mg PO tid x 7 days. on hand 250 mg capsules. how many capsules per dose',
    '500 mg ÷ 250 mg = 2 tablets.',
  ],
] as const)('in %s, the strength of %j is told from its order', (language, text, line) => {
  expect(calculated(text, language)).toContain(line);
});

test.each([
  [
    'fr',
    'enfant de 20 kg, 30 mg/kg/jour en deux prises, sirop 200 mg/5 mL, combien de mL',
    '300 mg ÷ 200 mg × 5 mL = 7,5 mL.',
  ],
  [
    'fr',
    'enfant de 20 kg, 30 mg/kg/jour 3 fois par jour, sirop 200 mg/5 mL, combien de mL',
    '600 mg ÷ 3 = 200 mg. Volume = dose prescrite ÷ dose disponible × volume disponible : 200 mg ÷ 200 mg × 5 mL = 5 mL.',
  ],
  ['fr', '40 mg/kg/j en 3 prises, 10 kg, 125 mg/5 mL, combien de mL par jour', '= 16 mL/jour.'],
  ['fr', '40 mg/kg/j, 10 kg, combien de mg par jour', '10 kg × 40 mg/kg/jour = 400 mg/jour.'],
  ['en', '60 mg/kg/d q6h, 10 kg, how many mg per dose', '600 mg ÷ 4 = 150 mg.'],
  ['en', '60 mg/kg/day twice a day for a 10 kg child, how many mg per dose', '600 mg ÷ 2 = 300 mg.'],
  ['en', '15 mg/kg/dose, 10 kg, 160 mg/5 mL, how many mL', '= 4.688 mL, about 4.7 mL.'],
  [
    'en',
    '40 mg/kg/day divided q8h, 22 lb, 250 mg/5 mL, how many mL per dose',
    '400 mg ÷ 3 = 133.333 mg. Volume = prescribed dose ÷ available dose × available volume: 133.333 mg ÷ 250 mg × 5 mL = 2.667 mL, about 2.7 mL.',
  ],
  ['en', '250 mg every 6 hours, 125 mg/5 mL, how many mL per dose', '250 mg ÷ 125 mg × 5 mL = 10 mL.'],
  [
    'en',
    '10 mg/kg/day for a 20 kg child, 200 mg in 5 mL, how many mL',
    'your question lacks: the number of doses a day.',
  ],
] as const)('in %s, %j is shared by as many doses as it says', (language, text, line) => {
  expect(calculated(text, language)).toContain(line);
});

test.each([
  ['fr', '1000 mL en 4 h 30, combien de mL/h', '270 min = 4,5 h.'],
  ['fr', '100 mL sur 1 h 15, quel débit en mL/h', '100 mL ÷ 1,25 h = 80 mL/h.'],
  ['fr', 'IMC 70 kg 1 m 75', '70 kg ÷ (1,75 m × 1,75 m) = 22,857, soit environ 22,9.'],
  ['fr', 'IMC 1m68 72kg', '72 kg ÷ (1,68 m × 1,68 m) = 25,51, soit environ 25,5.'],
  ['fr', '-5 °C en fahrenheit', '-5 × 1,8 + 32 = 23 °F.'],
  ['fr', '200 mcg combien de g', '200 mcg = 0,0002 g.'],
  ['fr', '2,5 mg, fiole de 10 mg/mL, combien de mL', '2,5 mg ÷ 10 mg × 1 mL = 0,25 mL.'],
  ['fr', 'insuline 12 unités, 100 unités/mL, combien de mL', '12 unités ÷ 100 unités × 1 mL = 0,12 mL.'],
  ['fr', 'solumedrol 60 mg, fiole de 125 mg dans 2 mL, combien de mL', '60 mg ÷ 125 mg × 2 mL = 0,96 mL.'],
  ['en', 'give 1,200,000 units, vial 600,000 units/mL how many mL', '1,200,000 units ÷ 600,000 units'],
  ['en', 'run 1 L normal saline over 10 hours, what rate in mL/hr?', '1,000 mL ÷ 10 h = 100 mL/h.'],
  ['fr', '1.5L sur 12h combien de ml/h', '1,5 L = 1 500 mL.'],
  ['en', '100 mL in an hour, 15 gtt/mL, drops per minute?', '100 mL × 15 drops/mL ÷ 60 min = 25 drops/min.'],
  ['fr', 'regler une perfusion de 500 ml en 3h avec tubulure 20 gttes/ml combien de gouttes/min', '= 55,556'],
  ['en', 'cefazolin 1 g in 50 mL over 30 min, what is the rate in mL/h', '50 mL ÷ 0.5 h = 100 mL/h.'],
  [
    'fr',
    'amiodarone 1 mg/min, 450 mg dans 250 mL, combien de mL/h',
    '1 mg/min = 60 mg/h. Débit = dose par heure ÷ concentration : 60 mg/h ÷ 1,8 mg/mL = 33,333 mL/h, soit environ 33,3 mL/h.',
  ],
  [
    'fr',
    '250 mL à 2 mL/min, combien de temps',
    '2 mL/min = 120 mL/h. Durée = volume ÷ débit : 250 mL ÷ 120 mL/h',
  ],
  ['en', '100 mL at 50 mL/h how many minutes', '2 h = 120 min.'],
  [
    'en',
    'a 3 year old child with a fever weighs 33 lb; 10 mg/kg ibuprofen, susp 100 mg/5 mL, how many mL?',
    '33 lb = 15 kg. Dose = weight × dose per kg: 15 kg × 10 mg/kg = 150 mg.',
  ],
] as const)('in %s, every number of %j is read, and shown', (language, text, line) => {
  expect(calculated(text, language)).toContain(line);
});

// Where a number is not read, can be read in two ways or has no place in the formula, the look-up answers.
test.each([
  ['fr', '10 à 15 mg/kg pour un bébé de 8 kg, combien de mg'],
  ['en', 'order 5-10 mg, vial 10 mg/mL, how many mL'],
  ['en', '1000 mL over 8–10 h, mL/h?'],
  ['en', 'infuse 100 mL over 30 to 60 minutes, how many mL/h'],
  ['fr', 'gravol 25 mg IV aux 4 à 6 h, fiole 50 mg/mL, combien de mL'],
  ['fr', '1/2 g combien de mg'],
  ['fr', '½ g combien de mg'],
  ['fr', 'la moitié de 500 mg combien de g'],
  ['fr', '100 mL en une heure et demie combien de mL/h'],
  ['fr', 'moins 5 °C en fahrenheit'],
  ['fr', '25.000 unités dans 500 mL, 1200 unités par heure, combien de mL/h'],
  ['fr', '1,500 mL en 10 h, combien de mL/h'],
  ['fr', '1.200.000 unités, fiole de 600 000 unités/mL combien de mL'],
  ['en', 'penicillin 25.000 units, vial 10.000 units/mL how many mL'],
  ['en', 'give 2 500 mg tablets, the tablets are 500 mg, how many tablets'],
  ['fr', '5 mcg/kg/minute pour 70 kg combien de mcg'],
  ['fr', '5 mcg/kg par heure pour 70 kg combien de mcg'],
  ['en', '18 units/kg/h for 80 kg, heparin 25,000 units in 250 mL, how many mL/h'],
  ['fr', '75 mg/m² pour 1,8 m², combien de mg'],
  ['en', 'BSA 1.8 m2, 75 mg/m2, how many mg'],
  ['fr', '1000 mL en 0 h combien de mL/h'],
  ['fr', 'IMC 70 kg 1,75 cm'],
  ['en', 'the patient is 5 feet 6 inches and 150 lb, what is the BMI'],
  ['en', 'baby of 7 lb 4 oz, 10 mg/kg, how many mg'],
  ['en', '10 mg/kg, weight 154 pounds (70 kg), how many mg'],
  ['fr', 'amoxicilline 500 mg aux 8 h pendant 10 jours, comprimés de 250 mg, combien au total de comprimés'],
  ['en', 'amoxicillin 500 mg tid, on hand 250 mg capsules, how many capsules per day'],
  ['en', '250 mg every 6 hours, 125 mg/5 mL, how many mL in 24 hours'],
  ['en', '60 mg/kg/day q5h, 10 kg, how many mg per dose'],
  ['fr', '1 g en 4 prises, comprimés de 250 mg, combien de comprimés par prise'],
  ['fr', '10 mg/kg divisé en 2 doses, 20 kg, combien de mg'],
  ['fr', '500 mg 3 fois par jour combien de g par jour'],
  ['fr', '500 mg x 3 combien de g'],
  ['en', 'Order 40 mg tablets, have 20 mg, how many tablets'],
  ['en', 'give 500 mg tablets 1 g how many tablets'],
  ['fr', 'prednisone 50 mg, comprimés de 5 mg et 20 mg, combien de comprimés'],
  ['en', 'take 2 tablets of 325 mg, how many mg'],
  ['en', 'lidocaine 1% 20 mg how many mL'],
  ['en', 'dextrose 50% 25 g how many mL'],
  ['fr', 'au moins 500 mg, sirop 250 mg/5 mL combien de mL'],
  ['fr', 'jusqu’à 10 mg/kg, 20 kg, combien de mg'],
  ['fr', 'le sac de 1000 mL coule à 100 mL/h depuis 3 h, combien de mL reste-t-il'],
  ['fr', 'perfusion de 1000 mL débutée à 8 h, débit de 125 mL/h, combien de temps'],
  ['fr', '1 L à 14 h 30, en 8 h, combien de mL/h'],
  ['fr', 'potassium 40 mEq dans 1 L en 8 h, combien de mL/h'],
  ['fr', 'vancomycine 1 g dans 10 mL en 2 h, quel débit?'],
  ['fr', 'combien de g de protéines pour 70 kg'],
  ['fr', 'combien de mg et combien de mL pour 0,5 g'],
  ['fr', 'bouteille de 100 mL, 250 mg/5 mL, dose 500 mg, combien de mL'],
  ['en', '4 units of insulin for a glucose of 12, 100 units/mL, how many mL'],
] as const)('in %s, %j is not calculated with a part of its numbers', (language, text) => {
  expect(calculated(text, language)).toBeUndefined();
});

test.each([
  ['fr', 'débit urinaire de 20 mL/h, qui aviser'],
  ['fr', 'débit urinaire de 240 mL en 8 h, quel débit?'],
  ['fr', 'oxygène, débit 2 L/min, quoi surveiller'],
  ['fr', 'quel débit pour une lunette nasale de 2 L/min'],
  ['en', 'maximum rate for potassium 100 mL in 1 h'],
  ['fr', 'IMC de 32 pour 90 kg, obésité?'],
  ['fr', '60 kg 1,65 m c’est quoi mon imc et est-ce normal'],
  ['fr', '104 F en C, est-ce de la fièvre'],
  ['fr', 'débit cardiaque 5 L/min, normal?'],
  ['en', '3 mg of a 2 mg/mL vial, how many mL, and what should I monitor'],
  ['en', 'is 15 mg/kg for a 10 kg child too much, how many mg'],
] as const)('in %s, %j asks for no arithmetic', (language, text) => {
  expect(calculated(text, language)).toBeUndefined();
});
