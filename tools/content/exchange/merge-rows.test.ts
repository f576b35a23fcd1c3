import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import type { SourceFile } from '../source-file.ts';
import { languages } from '../wording-texts.ts';
import { mergeRows } from './merge-rows.ts';
import { type Row, toRow } from './row.ts';

const { item } = sourceItem({ fallback: true });
const file: SourceFile = { name: 'skills/comp-08.json', bank: { skill: 8, items: [item] } };
const other: SourceFile = {
  name: 'skills/comp-09.json',
  bank: { skill: 9, items: [sourceItem({ id: 'c09-001' }).item] },
};

/** The item's two rows, in lines 2 and 3, with some cells changed. */
function merge(
  changes: Row,
  { only = languages, changed = languages }: { only?: typeof languages; changed?: typeof languages } = {},
) {
  const rows = only.map((language, index) => ({
    line: index + 2,
    row: { ...toRow(item, language), ...(changed.includes(language) && changes) },
  }));
  return mergeRows(rows, file, { bank: [file, other], everGiven: ['c08-040'] });
}

test('an edited text makes a new version that nobody has reviewed', () => {
  const reviewed = { ...item, review: { status: 'reviewed' as const, reviewer: 'A. Roy, inf.' } };
  const rows = [{ line: 2, row: { ...toRow(reviewed, 'fr'), stem: 'Que faites-vous en premier?' } }];
  const merged = mergeRows(
    rows,
    { ...file, bank: { skill: 8, items: [reviewed] } },
    { bank: [], everGiven: [] },
  );
  expect(merged.updated).toEqual(['c08-001']);
  expect(merged.file.bank.items[0]).toMatchObject({
    version: 2,
    review: { status: 'unreviewed', reviewer: null },
    fallback: true,
    en: item.en,
    fr: { stem: 'Que faites-vous en premier?' },
  });
});

test('an edited text keeps its concept, its sources and the day of the next look', () => {
  const known = {
    concept: 'hand-hygiene',
    sources: [{ publisher: 'Éditeur', document: 'Guide', section: '2.1', checked: null }],
    recheckBy: '2027-11-22',
  };
  const rows = [{ line: 2, row: { ...toRow(item, 'fr'), stem: 'Que faites-vous en premier?' } }];
  const bank = { skill: 8, items: [{ ...item, ...known }] };
  const merged = mergeRows(rows, { ...file, bank }, { bank: [], everGiven: [] });
  expect(merged.updated).toEqual(['c08-001']);
  expect(merged.file.bank.items[0]).toMatchObject(known);
});

const blueprint = {
  competency: 'infection-prevention',
  activity: 'none',
  setting: 'hospital',
  age_group: 'adult',
  cognitive_level: 'application',
};

test('other metadata alone keeps version and review', () => {
  const review = { status: 'reviewed' as const, reviewer: 'A. Roy, inf.' };
  const bank = { skill: 8, items: [{ ...item, review }] };
  const sources = 'Éditeur | Guide, a\\|b | 2.1 | Anne Roy, infirmière | 2026-11-22\r\nMSSS | Loi | art. 1\n';
  const cells = { concept: 'hand-hygiene', ...blueprint, sources, recheck_by: '2027-11-22' };
  const rows = [{ line: 2, row: { id: item.id, lang: 'fr', ...cells } }];
  const merged = mergeRows(rows, { ...file, bank }, { bank: [], everGiven: [] });
  expect(merged).toMatchObject({ faults: [], updated: [], annotated: [item.id] });
  expect(merged.file.bank.items[0]).toMatchObject({
    version: item.version,
    review,
    concept: 'hand-hygiene',
    blueprint: { competency: 'infection-prevention', ageGroup: 'adult', cognitiveLevel: 'application' },
    sources: [
      {
        publisher: 'Éditeur',
        document: 'Guide, a|b',
        section: '2.1',
        checked: { by: 'Anne Roy, infirmière', on: '2026-11-22' },
      },
      { publisher: 'MSSS', document: 'Loi', section: 'art. 1', checked: null },
    ],
    recheckBy: '2027-11-22',
  });
});

test.each<[string, Row, string]>([
  ['half a blueprint', { competency: 'pharmacotherapy' }, 'blueprint.activity'],
  ['an unknown setting', { ...blueprint, setting: 'moon' }, 'blueprint.setting'],
  ['an odd concept', { concept: 'Hand hygiene' }, 'concept: must look like'],
  ['a source without its section', { sources: 'Éditeur | Guide' }, 'sources.0.section'],
  ['a source checked on no day', { sources: 'Éditeur | Guide | 2.1 | Anne Roy' }, 'sources.0.checked.on'],
  ['a source of six parts', { sources: 'a | b | c | d | 2026-11-22 | e' }, 'sources.0.checked.on'],
  ['no day', { recheck_by: 'bientôt' }, 'recheckBy: must look like'],
])('refuses %s with its line', (_, cells, message) => {
  const { faults } = merge(cells);
  expect(faults).toContainEqual({ line: 2, message: expect.stringContaining(message) });
});

test('apostrophes and spaces that a spreadsheet has changed are no edit, and new texts are set right', () => {
  const rows = toRow(item, 'fr');
  const straight = { objective: rows.objective.replace('’', "'"), stem: rows.stem.replace('\u00a0', ' ') };
  expect(straight).not.toMatchObject({ objective: rows.objective });
  expect(merge(straight, { only: ['fr'] })).toMatchObject({
    unchanged: ['c08-001'],
    updated: [],
    faults: [],
  });
  expect(merge({ stem: "Que faites-vous d'abord ?" }, { only: ['fr'] }).file.bank.items[0]?.fr.stem).toBe(
    'Que faites-vous d’abord?',
  );
});

test('a word that is not an id adds an item with the next free one', () => {
  const merged = merge({ id: 'nouveau 1' });
  expect(merged.added).toEqual(['c08-041']);
  expect(merged.file.bank.items).toHaveLength(2);
});

test.each<[string, ReturnType<typeof merge>, string]>([
  [
    'a language that is missing',
    merge({ id: 'nouveau' }, { only: ['fr'] }),
    'nouveau: the row in "en" is missing',
  ],
  ['another language', merge({ lang: 'es' }), 'lang must be fr or en'],
  ['two rows for one language', merge({ lang: 'fr' }), 'there is a second row for fr'],
  [
    'keys that differ',
    merge({ key: 'c' }, { changed: ['en'] }),
    'key is not the same in both languages: b, c',
  ],
  ['a key that does not exist', merge({ key: 'e' }), 'key: '],
  ['an odd difficulty', merge({ difficulty: 'facile' }), 'difficulty: '],
  ['an empty text', merge({ c: '' }), 'fr.options.c.text: is empty'],
  ['an earlier version', merge({ version: '7' }), 'was exported as version 7, and is version 1 now'],
  ['an item of another file', merge({ id: 'c09-001' }), 'belongs to another file'],
  [
    'an id that was given before',
    merge({ id: 'c08-040' }),
    'was the id of an item that is no longer in the bank',
  ],
])('refuses %s with its line', (_case, { faults, file: after }, message) => {
  expect(faults[0]).toEqual({ line: 2, message: expect.stringContaining(message) });
  expect(after.bank.items).toEqual([item]);
});

const pulse = 'Pouls de Mme Roy\nHeure | Pouls\n8 h | 82\n10 h | 108';

test('a table is added, kept, changed and taken away by its cell', () => {
  const added = merge({ table: pulse });
  expect(added).toMatchObject({ faults: [], updated: ['c08-001'] });
  const [tabled = item] = added.file.bank.items;
  expect(tabled.fr.table).toEqual({
    caption: 'Pouls de Mme\u00a0Roy',
    columns: ['Heure', 'Pouls'],
    rows: [
      ['8\u00a0h', '82'],
      ['10\u00a0h', '108'],
    ],
  });
  const again = (change: Row) =>
    mergeRows(
      languages.map((language, index) => ({
        line: index + 2,
        row: { id: tabled.id, lang: language, ...change },
      })),
      added.file,
      { bank: [], everGiven: [] },
    );
  expect(again({})).toMatchObject({ unchanged: ['c08-001'], faults: [] });
  expect(again({ table: toRow(tabled, 'fr').table }).file.bank.items[0]?.en.table).toEqual(tabled.fr.table);
  expect(again({ table: '' }).file.bank.items[0]?.fr).not.toHaveProperty('table');
});

test.each<[string, Row, string, typeof languages]>([
  ['without its caption', { table: 'Heure | Pouls\n8 h | 82' }, 'fr.table.caption: is empty', languages],
  [
    'with a short row',
    { table: `${pulse}\n12 h` },
    'fr.table: has a row with more or fewer cells',
    languages,
  ],
  ['of one column', { table: 'Pouls\nHeure\n8 h' }, 'fr.table.columns: has too few elements', languages],
  ['in one language', { table: pulse }, 'table.columns: 2 in French, 0 in English', ['fr']],
])('refuses a table %s with its line and the reason', (_case, cells, message, changed) => {
  const { faults, file: after } = merge(cells, { changed });
  expect(faults).toContainEqual({ line: 2, message: expect.stringContaining(message) });
  expect(after.bank.items).toEqual([item]);
});
