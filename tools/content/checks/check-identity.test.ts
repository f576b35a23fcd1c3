import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkIdentity } from './check-identity.ts';

const items = (...ids: string[]) => ids.map((id) => sourceItem({ id }).item);
const sound = { name: 'skills/comp-08.json', bank: { skill: 8, items: items('c08-001', 'c08-002') } };

test('accepts names and ids that match', () => {
  const exam = {
    name: 'exam/soins-de-plaies.json',
    bank: { domain: 'Soins de Plaies', items: items('pla-001', 'pla-002') },
  };
  expect(checkIdentity([sound, exam])).toEqual([]);
});

test.each([
  ['a wrong name', { ...sound, name: 'skills/comp-8.json' }, 'rename the file to skills/comp-08.json'],
  [
    'an unknown skill',
    { name: 'skills/comp-10.json', bank: { skill: 10, items: [] } },
    'there is no skill 10',
  ],
  [
    'an unknown domain',
    { name: 'exam/x.json', bank: { domain: 'X', items: [] } },
    'there is no exam domain "X"',
  ],
  [
    'a domain in the wrong file',
    { name: 'exam/x.json', bank: { domain: 'Neurologie', items: [] } },
    'exam/neurologie.json',
  ],
  ['an id of another skill', { ...sound, bank: { skill: 8, items: items('c09-001') } }, 'begin with "c08-"'],
  ['an id given twice', { ...sound, bank: { skill: 8, items: items('c08-001', 'c08-001') } }, 'already used'],
  [
    'two prefixes in an exam file',
    { name: 'exam/neurologie.json', bank: { domain: 'Neurologie', items: items('neu-001', 'x-002') } },
    'begin with "neu-"',
  ],
])('reports %s', (_, file, message) => {
  expect(
    checkIdentity([file])
      .map((problem) => problem.message)
      .join(),
  ).toContain(message);
});
