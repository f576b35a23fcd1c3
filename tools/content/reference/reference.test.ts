import { join } from 'node:path';
import type { ReferenceEntry } from '@revisoins/assessment/reference';
import { expect, test } from 'vitest';
import { fixReferenceTypography } from '../fix-file-typography.ts';
import { checkReference } from './check-reference.ts';
import { parseReference, readReference, type SourceReference } from './read-reference.ts';
import { referenceStats } from './reference-stats.ts';

const TODAY = '2026-11-23';

const entry: ReferenceEntry = {
  id: 'adult-heart-rate',
  version: 1,
  kind: 'value',
  skills: [14, 4],
  review: { status: 'unreviewed', reviewer: null },
  fr: {
    title: 'Fréquence cardiaque de l’adulte',
    terms: ['pouls normal', 'FC', 'rythme du cœur'],
    short: 'Au repos, de 60 à 100 battements par minute chez l’adulte.',
    more: ['Le pouls se compte pendant 30\u00a0secondes s’il est régulier, sinon pendant 60\u00a0secondes.'],
    steps: ['Poser les doigts.', 'Compter.'],
    table: { columns: ['Âge', 'Pouls'], rows: [['Adulte', '60 à 100']] },
  },
  en: {
    title: 'Adult heart rate',
    terms: ['normal pulse', 'HR', 'heart rhythm'],
    short: 'At rest, 60 to 100 beats per minute in an adult.',
    more: ['Count a regular pulse for 30 seconds, and an irregular one for 60 seconds.'],
    steps: ['Place your fingers.', 'Count.'],
    table: { columns: ['Age', 'Pulse'], rows: [['Adult', '60 to 100']] },
  },
};
const other: ReferenceEntry = {
  ...entry,
  id: 'child-temperature',
  see: ['adult-heart-rate'],
  fr: {
    title: 'Température de l’enfant',
    terms: ['fièvre', 'thermomètre', 'température normale'],
    short: 'Chez l’enfant, la température rectale normale va de 36,6 à 38\u00a0°C.',
  },
  en: {
    title: 'A child’s temperature',
    terms: ['fever', 'thermometer', 'normal temperature'],
    short: 'In a child, the normal rectal temperature is 36.6 to 38°C.',
  },
};

const file = (...entries: ReferenceEntry[]): SourceReference => ({
  name: 'reference/vital-signs.json',
  reference: { topic: 'vital-signs', title: { fr: 'Signes vitaux', en: 'Vital signs' }, entries },
});
const problemsIn = (...entries: ReferenceEntry[]) =>
  checkReference([file(...entries)], TODAY).map(({ level, id, message }) => `${level} ${id}: ${message}`);
const french = (changes: Partial<ReferenceEntry['fr']>) => ({ ...entry, fr: { ...entry.fr, ...changes } });

test('the entries of this repository have no fault', async () => {
  const { files, problems } = await readReference(join(import.meta.dirname, '../../../content'));
  const errors = checkReference(files, TODAY).filter(({ level }) => level === 'error');
  expect([...problems, ...errors]).toEqual([]);
});

test('sound entries are accepted', () => {
  expect(problemsIn(entry, other)).toEqual([]);
});

test.each<[string, string, ReferenceEntry]>([
  ['a skill', 'skills: there is no skill 10: correct it', { ...entry, skills: [10] }],
  ['a skill twice', 'skills: 4 is there twice: remove one', { ...entry, skills: [4, 4] }],
  [
    'a link to nothing',
    'see: there is no entry "child-pulse": correct it, or write that entry',
    { ...entry, see: ['child-pulse'] },
  ],
  ['a link to itself', 'see: names the entry itself: remove it', { ...entry, see: ['adult-heart-rate'] }],
  [
    'law without a day',
    'recheckBy: is missing, and the kind "scope" states law: say when to look at it again',
    { ...entry, kind: 'scope' },
  ],
  [
    'other counts',
    'steps: 1 in French, 2 in English: make them equal',
    french({ steps: ['Poser les doigts.'] }),
  ],
  [
    'a table of another shape',
    'table.rows: 2 in French, 1 in English: make them equal',
    french({
      table: {
        columns: ['Âge', 'Pouls'],
        rows: [
          ['Adulte', '60 à 100'],
          ['Enfant', '70'],
        ],
      },
    }),
  ],
  [
    'other numbers',
    'short: numbers differ (French only: 110; English only: 100): make both say the same',
    french({ short: 'Au repos, de 60 à 110 battements par minute chez l’adulte.' }),
  ],
  [
    'other numbers in a cell',
    'table.rows.0.1: numbers differ (French only: 90; English only: 100): make both say the same',
    french({ table: { columns: ['Âge', 'Pouls'], rows: [['Adulte', '60 à 90']] } }),
  ],
  [
    'a straight apostrophe in a term',
    'fr.terms.1 breaks the typography',
    french({ terms: ['pouls normal', "rythme d'un adulte", 'FC'] }),
  ],
  [
    'a text in English',
    'fr.more.0 is not in this language: translate it',
    french({ more: ['The pulse is counted for 30 seconds, and for 60 seconds if it does not beat evenly.'] }),
  ],
  [
    'a term that is the title',
    'fr.terms: "fréquence cardiaque de l’adulte" is the title: write another',
    french({ terms: ['FC', 'fréquence cardiaque de l’adulte', 'pouls'] }),
  ],
  ['a term twice', 'fr.terms: "fc" is there twice: write another', french({ terms: ['FC', 'pouls', 'fc'] })],
])('%s is an error with its remedy', (_case, message, faulty) => {
  expect(problemsIn(faulty)).toEqual([expect.stringContaining(`error adult-heart-rate: ${message}`)]);
});

test('an id or a title that another entry has is an error, a nearly equal title a warning', () => {
  expect(problemsIn(entry, { ...other, id: entry.id, see: [] })).toEqual([
    'error adult-heart-rate: the id is already used in reference/vital-signs.json: give it another',
  ]);
  const titled = (fr: string) => ({ ...other, fr: { ...other.fr, title: fr } });
  expect(problemsIn(entry, titled('Fréquence cardiaque de l’adulte'))).toEqual([
    'error child-temperature: fr.title is that of adult-heart-rate (reference/vital-signs.json): merge the entries, or name this one otherwise',
  ]);
  expect(problemsIn(entry, titled('Fréquences cardiaques de l’adulte'))).toEqual([
    'warning child-temperature: fr.title is nearly that of adult-heart-rate (reference/vital-signs.json): check that they tell different things',
  ]);
  const typed = (id: string, type: number): ReferenceEntry => ({
    ...other,
    id,
    see: [],
    fr: { ...other.fr, title: `Diabète de type ${type}`, short: `${other.fr.short} Type ${type}.` },
    en: { ...other.en, title: `Type ${type} diabetes`, short: `${other.en.short} Type ${type}.` },
  });
  expect(problemsIn(typed('type-1-diabetes', 1), typed('type-2-diabetes', 2))).toEqual([]);
  expect(
    problemsIn(entry, { ...other, fr: { ...other.fr, short: `${entry.fr.short} Bref.` }, see: [] }),
  ).toContainEqual(expect.stringContaining('short is nearly that of adult-heart-rate'));
});

test('an entry whose day has passed is a warning from that day on', () => {
  expect(problemsIn({ ...entry, recheckBy: TODAY })).toEqual([]);
  expect(problemsIn({ ...entry, recheckBy: '2026-11-22' })).toEqual([
    'warning adult-heart-rate: recheckBy: 2026-11-22 has passed: look whether it still holds, and set another day',
  ]);
});

test('the file has the name of its topic', () => {
  expect(checkReference([{ ...file(entry), name: 'reference/vitals.json' }], TODAY)).toMatchObject([
    {
      file: 'reference/vitals.json',
      message: expect.stringContaining('rename the file to reference/vital-signs.json'),
    },
  ]);
});

test.each<[string, unknown]>([
  ['kind', { ...entry, kind: 'tip' }],
  ['fr.terms: has too few elements, at least 3 are required', french({ terms: ['FC', 'pouls'] })],
  ['fr.short: has 10 characters, at least 40 are required: say more', french({ short: '60 à 100/m' })],
  ['fr.short: has 301 characters, at most 300 fit: shorten it', french({ short: 'x'.repeat(301) })],
  ['fr.title: is empty: write the text', french({ title: '' })],
  ['fr.title: starts or ends with a space: remove it', french({ title: 'Pouls ' })],
  ['fr.table: has a row with more or fewer cells', french({ table: { columns: ['a', 'b'], rows: [['1']] } })],
  ['id: must look like', { ...entry, id: 'Pouls' }],
  ['recheckBy: must look like', { ...entry, recheckBy: 'soon' }],
  ['"hint"', { ...entry, hint: 1 }],
])('the form is checked: %s', (message, faulty) => {
  const text = JSON.stringify({ ...file(entry).reference, entries: [faulty] });
  expect(parseReference('reference/vital-signs.json', text)).toMatchObject({
    files: [],
    problems: [{ level: 'error', message: expect.stringContaining(message) }],
  });
});

test('a fault names the entry, and a file that is not JSON is reported', () => {
  const text = JSON.stringify({ ...file(entry).reference, entries: [{ ...entry, version: 0 }] });
  expect(parseReference('reference/vital-signs.json', text).problems).toMatchObject([
    { id: 'adult-heart-rate', message: expect.stringContaining('version') },
  ]);
  expect(parseReference('reference/x.json', '{').problems[0]?.message).toContain('is not JSON');
});

test('typography is set right everywhere, and nothing else changes', () => {
  const { reference } = file(
    french({
      title: "Pouls d'adulte",
      terms: ["rythme d'adulte", 'FC', 'pouls'],
      more: ['Le pouls se compte ainsi : 30 secondes si le pouls est régulier, sinon 60 secondes.'],
      steps: ["Poser les doigts sur l'artère.", 'Compter !'],
      table: { columns: ["L'âge", 'Pouls'], rows: [['Adulte', '60 %']] },
    }),
  );
  const { fr, en } = fixReferenceTypography(reference).entries[0] as ReferenceEntry;
  expect(en).toEqual(entry.en);
  expect(fr).toMatchObject({
    title: 'Pouls d’adulte',
    terms: ['rythme d’adulte', 'FC', 'pouls'],
    more: [expect.stringContaining('ainsi\u00a0: 30\u00a0secondes')],
    steps: ['Poser les doigts sur l’artère.', 'Compter!'],
    table: { columns: ['L’âge', 'Pouls'], rows: [['Adulte', '60\u00a0%']] },
  });
});

test('the entries are counted by topic and kind', () => {
  const lines = referenceStats([file(entry, { ...other, kind: 'stage' })]).split('\n');
  expect(lines[0]?.split(/\s+/).slice(0, 3)).toEqual(['reference', 'entries', 'value']);
  expect(lines[1]?.split(/\s+/)).toEqual([
    'vital-signs',
    '2',
    '1',
    '0',
    '0',
    '0',
    '0',
    '0',
    '1',
    '0',
    '0',
    '0',
  ]);
  expect(lines[2]).toMatch(/^all +2 /);
});
