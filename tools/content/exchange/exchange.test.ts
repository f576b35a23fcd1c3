import * as fc from 'fast-check';
import {
  activities,
  ageGroups,
  bankItem,
  cognitiveLevels,
  competencies,
  settings,
  type BankItem,
} from '@revisoins/assessment/bank';
import { describe, expect, test } from 'vitest';
import type { SourceFile } from '../source-file.ts';
import { sourceItem } from '../source-file.fixture.ts';
import { fixItemTypography } from '../fix-file-typography.ts';
import { languages } from '../wording-texts.ts';
import { formatCsv, parseCsv } from './csv.ts';
import { csvFromRows, rowsFromCsv } from './csv-rows.ts';
import { giftFromRows, rowsFromGift } from './gift-rows.ts';
import { mergeRows } from './merge-rows.ts';
import { toRow } from './row.ts';

/** Texts that could break a file format. */
const hard = fc.constantFrom(
  '~',
  '=',
  '#',
  '####',
  '{',
  '}',
  ':',
  '::',
  '\\',
  '\\n',
  '|',
  '\\|',
  '->',
  '%50%',
  '//',
  '$CATEGORY',
  '[html]',
  '[plain]',
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\n\n',
  '\u00a0:',
  '« à »',
  'é',
  '€',
  '𝄞',
  '\r\n',
  "'",
  '<b>',
  '\uFEFFx',
);
const text = fc
  .array(fc.oneof(hard, fc.string({ unit: 'grapheme', maxLength: 8 })), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('').trim())
  .filter((value) => value !== '');
const shortText = (longest: number) => text.filter(({ length }) => length <= longest - 10);
const option = fc.record({ text, rationale: text });
const stemTables = fc
  .record({ columns: fc.integer({ min: 2, max: 3 }), rows: fc.integer({ min: 1, max: 2 }) })
  .chain((size) => {
    const row = fc.array(shortText(60), { minLength: size.columns, maxLength: size.columns });
    const rows = fc.array(row, { minLength: size.rows, maxLength: size.rows });
    const one = fc.record({ caption: shortText(120), columns: row, rows });
    return fc.record({ fr: one, en: one });
  });
const wording = fc.record({
  stem: text,
  options: fc.record({ a: option, b: option, c: option, d: option }),
  explanation: text,
});
const blueprint = fc.record({
  competency: fc.constantFrom(...competencies),
  activity: fc.constantFrom(...activities),
  setting: fc.constantFrom(...settings),
  ageGroup: fc.constantFrom(...ageGroups),
  cognitiveLevel: fc.constantFrom(...cognitiveLevels),
});
const source = fc.record({
  publisher: text,
  document: text,
  section: text,
  checked: fc.option(fc.record({ by: text, on: fc.constant('2026-11-22') })),
});
const metadata = fc.record(
  {
    concept: fc.constantFrom('hand-hygiene', 'n95-seal'),
    blueprint,
    sources: fc.array(source, { minLength: 1, maxLength: 3 }),
    recheckBy: fc.constant('2027-11-22'),
  },
  { requiredKeys: [] },
);
const item: fc.Arbitrary<BankItem> = fc
  .record({
    number: fc.integer({ min: 1, max: 999 }),
    version: fc.integer({ min: 1, max: 50 }),
    difficulty: fc.constantFrom('easy', 'medium', 'hard'),
    fallback: fc.constantFrom({}, { fallback: true }, { fallback: false }),
    objective: fc.record({ fr: text, en: text }),
    metadata,
    reviewer: fc.option(text),
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    tables: fc.option(stemTables),
    fr: wording,
    en: wording,
  })
  .map(({ number, reviewer, fallback, metadata: known, tables, fr, en, ...rest }) =>
    bankItem.parse({
      id: `c08-${String(number).padStart(3, '0')}`,
      ...rest,
      fr: { ...fr, ...(tables && { table: tables.fr }) },
      en: { ...en, ...(tables && { table: tables.en }) },
      ...fallback,
      ...known,
      review: reviewer === null ? { status: 'unreviewed', reviewer } : { status: 'reviewed', reviewer },
    }),
  )
  // As in the files of the bank, which the check guarantees.
  .map(fixItemTypography);
const items = fc.uniqueArray(item, { minLength: 1, maxLength: 4, selector: ({ id }) => id });

const file = (contents: readonly BankItem[]): SourceFile => ({
  name: 'skills/comp-08.json',
  bank: { skill: 8, items: [...contents] },
});
const toRows = (contents: readonly BankItem[]) =>
  contents.flatMap((one) => languages.map((language) => toRow(one, language)));
const formats = [
  ['csv', csvFromRows, rowsFromCsv],
  ['gift', giftFromRows, rowsFromGift],
] as const;

test('any table of cells comes back from CSV', () => {
  const cell = fc.oneof(hard, fc.string({ unit: 'grapheme' }));
  const table = fc
    .array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    // The first line determines the separator.
    .map((records) => [['id', 'lang', 'stem'], ...records]);
  fc.assert(
    fc.property(table, (records) => {
      expect(parseCsv(formatCsv(records))).toEqual({
        faults: [],
        records: records.map((cells) => ({ line: expect.any(Number), cells })),
      });
    }),
  );
});

test('a wrong quotation mark is reported with its line, and everything before it is read', () => {
  const read = { line: 1, cells: ['id', 'stem'] };
  expect(parseCsv('id,stem\n1,"deux\nlignes"\n2,"ouvert\n3,x\n')).toEqual({
    records: [read, { line: 2, cells: ['1', 'deux\nlignes'] }],
    faults: [{ line: 4, message: 'a quotation mark is not closed' }],
  });
  expect(parseCsv('id,stem\n1,"dit "non""\n')).toEqual({
    records: [read],
    faults: [{ line: 2, message: 'a quotation mark inside of a quoted cell is not doubled' }],
  });
});

describe.each(formats)('%s', (_name, write, read) => {
  test('brings items back as they were, into an empty file', () => {
    fc.assert(
      fc.property(items, (contents) => {
        const { rows, faults } = read(write(toRows(contents)));
        const merged = mergeRows(rows, file([]), { bank: [], everGiven: [] });
        expect([...faults, ...merged.faults]).toEqual([]);
        expect(merged.file.bank.items.map((one) => bankItem.parse(one))).toEqual(contents);
      }),
    );
  });

  test('changes nothing in the file that it was exported from', () => {
    fc.assert(
      fc.property(items, (contents) => {
        const merged = mergeRows(read(write(toRows(contents))).rows, file(contents), {
          bank: [file(contents)],
          everGiven: [],
        });
        expect(merged).toMatchObject({ added: [], updated: [], faults: [], file: file(contents) });
      }),
    );
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(hard, fc.string()), { maxLength: 30 }), (parts) => {
        const { rows } = read(parts.join(''));
        expect(mergeRows(rows, file([]), { bank: [], everGiven: [] }).file.bank.items).toEqual(
          expect.any(Array),
        );
      }),
    );
  });
});

test('semicolons, as spreadsheets save in French, are understood', () => {
  const rows = toRows([sourceItem().item]);
  const semicolons = formatCsv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))])
    .split('\r\n')
    .map((line) => line.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';'))
    .join('\r\n');
  expect(rowsFromCsv(semicolons)).toEqual(rowsFromCsv(csvFromRows(rows)));
});
