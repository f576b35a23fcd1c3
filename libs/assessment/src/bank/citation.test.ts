import { expect, test } from 'vitest';
import { citeSource, STATUTE_PUBLISHER } from './citation.ts';

const source = (document: string, section: string) => ({ publisher: STATUTE_PUBLISHER, document, section });

test.each([
  ['Code des professions, RLRQ, c. C-26', 'art. 36', 'Professional Code, CQLR, c. C-26, s. 36'],
  [
    'Loi sur la santé et la sécurité du travail, RLRQ, c. S-2.1',
    'art. 12 et 13',
    'Act respecting occupational health and safety, CQLR, c. S-2.1, ss. 12 and 13',
  ],
  ['Code civil du Québec, RLRQ, c. CCQ-1991', 'art. 11', 'Civil Code of Québec, CQLR, c. CCQ-1991, art. 11'],
])('cites %s, %s in the language of the learner', (document, section, english) => {
  expect(citeSource(source(document, section), 'en')).toEqual({
    text: `Québec Official Publisher, ${english}`,
    language: 'en',
  });
  expect(citeSource(source(document, section), 'fr')).toEqual({
    text: `${STATUTE_PUBLISHER}, ${document}, ${section}`,
    language: 'fr',
  });
});

test('cites a document without an English title in French, and marks it as French', () => {
  expect(citeSource(source('Un guide', 'p. 3'), 'en')).toEqual({
    text: `${STATUTE_PUBLISHER}, Un guide, p. 3`,
    language: 'fr',
  });
});
