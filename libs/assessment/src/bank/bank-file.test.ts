import { describe, expect, test } from 'vitest';
import { question } from './question.schema.ts';
import { bankFile, bankFileTitle, bankItem, toQuestion } from './bank-file.ts';
import { bounds } from './bounds.ts';
import { hashQuestion } from './hash-question.ts';
import { makeItem, signTables } from './item.fixture.ts';

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

const withTables = (changes: { fr?: object | undefined; en?: object | undefined } = {}) => {
  const item = makeItem('c08-001');
  const { fr, en } = { ...signTables, ...changes };
  return { ...item, fr: { ...item.fr, table: fr }, en: { ...item.en, table: en } };
};

describe('the table of a stem', () => {
  test('is accepted in both languages, sent with the question, and part of what identifies it', () => {
    const item = bankItem.parse(withTables());
    expect(item.fr.table).toEqual(signTables.fr);
    const sent = question.parse(toQuestion(item, 'Soins'));
    expect(sent.table).toEqual(signTables.fr);
    expect(sent.en?.table).toEqual(signTables.en);
    const other = bankItem.parse(
      withTables({ fr: { ...signTables.fr, rows: signTables.fr.rows.toReversed() } }),
    );
    expect(new Set([item, other, makeItem('c08-001')].map((one) => toQuestion(one, 'Soins').hash)).size).toBe(
      3,
    );
    expect(toQuestion(makeItem('c08-001'), 'Soins').hash).toBe(
      hashQuestion(makeItem('c08-001').fr.stem, 'Soins'),
    );
  });

  const { fr, en } = signTables;
  const [first = [], second = []] = fr.rows;
  const tooMany = Array.from({ length: bounds.tableRows[1] + 1 }, () => first);
  const columns = Array.from({ length: bounds.tableColumns[1] + 1 }, (_, index) => `C${index}`);
  const long = 'x'.repeat(bounds.tableCell[1] + 1);
  test.each<[string, { fr?: object | undefined; en?: object | undefined }, string, string]>([
    ['only one language has', { en: undefined }, 'table.columns', '3 in French, 0 in English'],
    ['has fewer rows in English', { en: { ...en, rows: en.rows.slice(1) } }, 'table.rows', '2 in French, 1'],
    ['has no caption', { fr: { ...fr, caption: '' } }, 'fr.table.caption', 'is empty'],
    ['has one column', { fr: { ...fr, columns: ['Heure'], rows: [['8 h']] } }, 'fr.table.columns', 'too few'],
    ['has too many columns', { fr: { ...fr, columns, rows: [columns] } }, 'fr.table.columns', 'more than 6'],
    ['has no row', { fr: { ...fr, rows: [] } }, 'fr.table.rows', 'too few'],
    ['has too many rows', { fr: { ...fr, rows: tooMany } }, 'fr.table.rows', 'more than 10'],
    [
      'has an empty cell',
      { fr: { ...fr, rows: [first, ['10 h', '', '108']] } },
      'fr.table.rows.1.1',
      'is empty',
    ],
    [
      'has a long cell',
      { fr: { ...fr, rows: [first, [long, ...second.slice(1)]] } },
      'fr.table.rows.1.0',
      '61',
    ],
    ['has a short row', { fr: { ...fr, rows: [first, second.slice(1)] } }, 'fr.table', 'more or fewer cells'],
    ['has a field of its own', { fr: { ...fr, key: 'b' } }, 'fr.table', 'Unrecognized key'],
  ])('is refused when it %s, with the reason', (_, change, place, reason) => {
    const issues = bankItem.safeParse(withTables(change)).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^${place}: .*${reason}`)),
    );
  });

  test('is refused when it makes the stem too long to report', () => {
    const cells = Array.from({ length: 6 }, () => 'x'.repeat(60));
    const huge = { caption: 'x', columns: cells, rows: Array.from({ length: 5 }, () => cells) };
    const { error } = bankItem.safeParse(withTables({ fr: huge, en: huge }));
    expect(error?.issues.map(({ message }) => message)).toContain(
      'makes the stem longer than 2000 characters: shorten it',
    );
  });
});
