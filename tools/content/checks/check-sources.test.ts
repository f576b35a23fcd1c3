import { STATUTE_PUBLISHER } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkSources } from './check-sources.ts';

const code = 'Code des professions, RLRQ, c. C-26';
const { file, item } = sourceItem();
const messages = (document: string, section: string, publisher = STATUTE_PUBLISHER) => {
  const sources = [{ publisher, document, section, checked: null }];
  return checkSources([{ file, item: { ...item, sources } }]).map(({ message }) => message);
};

test.each([
  ['the chapter in brackets', 'Code des professions (RLRQ, chapitre C-26)', 'art. 36', `write "${code}"`],
  ['no chapter', 'Code des professions', 'art. 36', `write "${code}"`],
  ['a statute of another form', 'Loi sur les mines (RLRQ, chapitre M-13.1)', 'art. 1', 'has no chapter'],
  ['a paragraph without its letter', code, 'art. 37.1, par. 5°', 'without its letter'],
])('names %s', (_, document, section, message) => {
  expect(messages(document, section).join()).toContain(message);
});

test('names the form of a statute that is known, and nothing that contradicts it', () => {
  expect(messages('Code civil du Québec', 'art. 10')).toEqual([
    expect.stringContaining('write "Code civil du Québec, RLRQ, c. CCQ-1991"'),
  ]);
});

test('names another publisher of a statute', () => {
  expect(messages(code, 'art. 36', 'Légis Québec')).toEqual([expect.stringContaining(STATUTE_PUBLISHER)]);
});

test.each([
  [code, 'art. 37.1, 5° f)'],
  [code, 'art. 37.1'],
  ['Guide de prévention', 'p. 12'],
])('accepts %s, %s', (document, section) => {
  expect(messages(document, section)).toEqual([]);
});
