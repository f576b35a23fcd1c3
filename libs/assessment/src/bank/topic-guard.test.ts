import { describe, expect, test } from 'vitest';
import { skillById } from './skills.ts';
import { topicGuard } from './topic-guard.ts';

const nutrition = 'Compétence 11 - Nutrition';
const skillTitle = (id: number) => skillById(id)?.title ?? '';

describe.each([
  ['cardiac', 'Madame Roy a eu un infarctus du myocarde. Que faites-vous ?'],
  ['cardiac', 'Un homme atteint d’INSUFFISANCE CARDIAQUE prend du poids.'],
  ['cardiac', "L'électrocardiogramme est prescrit."],
  ['wound', 'Vous changez un pansement.'],
  ['wound', 'Il a une lésion de pression de stade 2.'],
  ['wound', 'Les plaies guérissent mal.'],
] as const)('%s: %s', (topic, question) => {
  test('is refused for a skill that does not own the topic', () => {
    expect(topicGuard({ question }, nutrition)).toBe(topic);
  });
  test('is allowed where the topic belongs', () => {
    const titles =
      topic === 'cardiac'
        ? ['Cardiologie', ...[14, 9, 22].map(skillTitle)]
        : ['Soins de Plaies', ...[4, 7, 8].map(skillTitle)];
    expect(titles.map((title) => topicGuard({ question }, title))).toEqual(titles.map(() => null));
  });
});

test.each([
  'Vous mesurez la fréquence cardiaque.',
  'Elle a mal au cœur depuis ce matin.',
  'La personne se plaint de douleur.',
  'Un homme a eu un infarctus cérébral il y a deux jours.',
  'Les sutures du crâne du nouveau-né se chevauchent.',
  'Les coronavirus se transmettent par gouttelettes.',
])('allows: %s', (question) => {
  expect(topicGuard({ question }, nutrition)).toBeNull();
});

test.each([
  ['A client with heart failure gains weight.', 'cardiac'],
  ['You change the sterile dressing.', 'wound'],
  ['The client needs help with dressing and eating.', null],
] as const)('reads the English stem: %s', (question, topic) => {
  const en = { question, options: [], rationales: [], explanation: '' };
  expect(topicGuard({ question: 'Que faites-vous ?', en }, nutrition)).toBe(topic);
});
