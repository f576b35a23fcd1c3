import { describe, expect, test } from 'vitest';
import { searchSkills } from './search-skills.ts';

const entries = [
  { title: 'Compétence 8 - Prévention des infections', description: 'Rompre la chaîne de transmission.' },
  { title: 'Compétence 14 - Systèmes cardiovasculaire et respiratoire', description: 'Un trouble du cœur.' },
];
const search = (text: string) =>
  searchSkills(entries, text, ({ title, description }) => [title, description]).map(({ title }) =>
    title.slice(11, 13).trim(),
  );

describe('searchSkills', () => {
  test.each([
    ['prévention', ['8']],
    ['PREVENTION', ['8']],
    ['chaine', ['8']],
    ['  coeur ', ['14']],
    ['compétence', ['8', '14']],
    ['', ['8', '14']],
    ['tricot', []],
  ])('finds %j in titles and descriptions', (text, found) => {
    expect(search(text)).toEqual(found);
  });
});
