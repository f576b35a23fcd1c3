import { describe, expect, test } from 'vitest';
import { question } from './question.schema.ts';
import { bankFile, bankFileTitle, bankItem, toQuestion } from './bank-file.ts';
import { makeItem } from './item.fixture.ts';

const blueprint = {
  competency: 'pharmacotherapy',
  activity: 'medication-administration',
  setting: 'home',
  ageGroup: 'older-adult',
  cognitiveLevel: 'application',
} as const;
const source = {
  publisher: 'Éditeur',
  document: 'Loi',
  section: 'art. 1',
  checked: null,
};

describe('bankItem', () => {
  test('accepts what is known of an item besides its texts', () => {
    const item = makeItem('c08-001', {
      concept: 'hand-hygiene-before-contact',
      blueprint,
      sources: [source, { ...source, checked: { by: 'Anne Roy, infirmière', on: '2026-11-22' } }],
      recheckBy: '2027-11-22',
    });
    expect(bankItem.parse(item)).toEqual(item);
  });
  test('accepts an item', () => {
    expect(bankItem.parse(makeItem('c08-001'))).toEqual(makeItem('c08-001'));
  });
  test.each([
    ['an unknown field', { hint: 'x' }],
    ['an odd id', { id: '8-1' }],
    ['version 0', { version: 0 }],
    ['an unknown key', { key: 'e' }],
    ['reviewed by nobody', { review: { status: 'reviewed', reviewer: null } }],
    ['a reviewer of what is not reviewed', { review: { status: 'unreviewed', reviewer: 'A. Roy' } }],
    ['an empty objective', { objective: { fr: '', en: 'x' } }],
    ['a text with spaces around it', { objective: { fr: ' x', en: 'x' } }],
    ['no English', { en: undefined }],
    ['an odd concept', { concept: 'Dysphagia posture' }],
    ['half a blueprint', { blueprint: { competency: 'pharmacotherapy' } }],
    ['an unknown competency', { blueprint: { ...blueprint, competency: 'cooking' } }],
    ['no source', { sources: [] }],
    ['a source without its section', { sources: [{ ...source, section: undefined }] }],
    [
      'a source that nobody checked on a day',
      { sources: [{ ...source, checked: { by: '', on: '2026-01-31' } }] },
    ],
    ['a source checked on no day', { sources: [{ ...source, checked: { by: 'A. Roy', on: 'hier' } }] }],
    ['a day that does not exist', { recheckBy: '2027-02-30' }],
  ])('refuses %s', (_, change) => {
    expect(bankItem.safeParse({ ...makeItem('c08-001'), ...change }).success).toBe(false);
  });
});

describe('bankFile', () => {
  test.each([
    { skill: 8, items: [] },
    { domain: 'Soins de Plaies', items: [] },
  ])('accepts %o', (file) => {
    expect(bankFile.parse(file)).toEqual(file);
  });
  test.each([{ items: [] }, { skill: 8, domain: 'Soins de Plaies', items: [] }, { skill: '8', items: [] }])(
    'refuses %o',
    (file) => {
      expect(bankFile.safeParse(file).success).toBe(false);
    },
  );
});

test.each([
  [{ skill: 8, items: [] }, 'Compétence 8 - Prévention des infections'],
  [{ domain: 'Neurologie', items: [] }, 'Neurologie'],
  [{ skill: 10, items: [] }, null],
  [{ domain: 'Cardiologie', items: [] }, null],
])('names the title of %o', (file, title) => {
  expect(bankFileTitle(file)).toBe(title);
});

test('turns an item into a question of the wire', () => {
  const wire = toQuestion(makeItem('c08-001'), 'Compétence 8 - Prévention des infections');
  expect(question.parse(wire)).toEqual(wire);
  expect(wire).toMatchObject({ correctAnswer: 1, origin: 'bank', reviewStatus: 'unreviewed' });
  expect(wire).not.toHaveProperty('reviewer');
  for (const field of ['concept', 'sources']) expect(wire).not.toHaveProperty(field);
  const known = { concept: 'hand-hygiene', sources: [source] };
  expect(question.parse(toQuestion(makeItem('c08-001', known), 'x'))).toMatchObject(known);
  const reviewed = makeItem('c08-001', { review: { status: 'reviewed', reviewer: 'A. Roy' } });
  expect(question.parse(toQuestion(reviewed, 'Compétence 8 - Prévention des infections')).reviewer).toBe(
    'A. Roy',
  );
  expect(wire.options[wire.correctAnswer]).toBe(makeItem('c08-001').fr.options.b.text);
  expect(wire.en?.rationales[3]).toBe(makeItem('c08-001').en.options.d.rationale);
});
