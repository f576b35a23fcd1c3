import { describe, expect, test } from 'vitest';
import english from '../../locales/en/skills.json' with { type: 'json' };
import french from '../../locales/fr/skills.json' with { type: 'json' };
import { bankDomains, examDomainByTitle } from './exam-domains.ts';
import { skillTitleKey, splitSkillTitle } from './titles.ts';
import { SKILLS_AVAILABLE, skillById, skillByTitle, skills } from './skills.ts';

describe('skills', () => {
  test('are the 21 of the programme', () => {
    expect(skills.map(({ id }) => id)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 20, 22, 27, 29,
    ]);
    expect(skills).toHaveLength(SKILLS_AVAILABLE);
  });

  test('use every category but evaluation', () => {
    expect(new Set(skills.map(({ category }) => category))).toEqual(
      new Set(['fondamentaux', 'techniques', 'specialites']),
    );
  });

  test('are found by id and by title', () => {
    expect(skillById(8)?.title).toBe('Compétence 8 - Prévention des infections');
    expect(skillByTitle(' Compétence 8 - Prévention des infections ')?.id).toBe(8);
    expect([skillById(10), skillByTitle('Autre')]).toEqual([undefined, undefined]);
  });
});

test.each(bankDomains)('skills that exist prepare for $title, each named once', ({ skillIds }) => {
  expect(skillIds.length).toBeGreaterThan(0);
  expect(new Set(skillIds).size).toBe(skillIds.length);
  expect(skillIds.map((id) => skillById(id)?.id)).toEqual(skillIds);
});

describe('translations', () => {
  test('have the same keys in both languages, one for each skill and domain', () => {
    const keys = [
      ...skills.map(({ id }) => `comp${id}`),
      'domains',
      'allSkills',
      'mistakes',
      'examSimulation',
      'mockExam',
    ].sort();
    expect([Object.keys(french).sort(), Object.keys(english).sort()]).toEqual([keys, keys]);
    const slugs = bankDomains.map(({ slug }) => slug);
    expect([Object.keys(french.domains), Object.keys(english.domains)]).toEqual([slugs, slugs]);
  });

  test('keep the canonical titles in French, with the apostrophe of print', () => {
    const titles = new Map(Object.entries(french).map(([key, value]) => [key, value]));
    for (const { id, title } of skills)
      expect(titles.get(`comp${id}`)).toMatchObject({ title: title.replaceAll("'", '’') });
  });
});

test.each([
  ['Compétence 8 - Prévention des infections', 'comp8.title'],
  ['Soins de Plaies', 'domains.soins-de-plaies'],
  ["Simulation d'Examen", 'examSimulation'],
  ['Examen blanc', 'mockExam'],
  ['Toutes les compétences', 'allSkills'],
  ['Mes erreurs', 'mistakes'],
  ['Ancien titre', null],
])('gives the translation key of %s', (title, key) => {
  expect(skillTitleKey(title)).toBe(key);
});

test('finds a domain by its title', () => {
  expect(examDomainByTitle('Neurologie')?.slug).toBe('neurologie');
  expect(examDomainByTitle('Cardiologie')).toBeUndefined();
});

test.each([
  ['Compétence 8 - Prévention des infections', 'Compétence 8', 'Prévention des infections'],
  ['Skill 8 - Infection prevention', 'Skill 8', 'Infection prevention'],
  ['Soins de Plaies', 'Soins de Plaies', 'Soins de Plaies'],
])('splits %s', (title, number, name) => {
  expect(splitSkillTitle(title)).toEqual({ number, name });
});
