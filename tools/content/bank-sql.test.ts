import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankSql } from './bank-sql.ts';
import type { BankRow } from './read-bank.ts';

const migrations = join(import.meta.dirname, '..', '..', 'supabase', 'migrations');
const database = new PGlite();

beforeAll(async () => {
  // Functions about accounts are not called here, and the schema of the account service is missing.
  await database.exec(
    'create role anon; create role authenticated; create role service_role; set check_function_bodies = off;',
  );
  for (const name of ['20261122090000_private_schema.sql', '20261122090100_question_bank.sql']) {
    await database.exec(await readFile(join(migrations, name), 'utf8'));
  }
});
beforeEach(() => database.exec('truncate private.items cascade'));
afterAll(() => database.close());

const option = (text: string) => ({ text, rationale: `Parce que l'option ${text} est ainsi.` });
const wording = (stem: string) => ({
  stem,
  options: { a: option('A'), b: option('B'), c: option('C'), d: option('D') },
  explanation: 'Voilà.',
});

function row(changes: Partial<BankRow> = {}): BankRow {
  return {
    id: 'c08-001',
    version: 1,
    kind: 'quiz',
    skill_id: 8,
    domain: null,
    skill_title: 'Compétence 8 - Prévention des infections',
    difficulty: 'easy',
    fallback: true,
    concept: null,
    blueprint: null,
    sources: [],
    recheck_by: null,
    objective: { fr: 'Se laver les mains', en: 'Wash hands' },
    review_status: 'unreviewed',
    reviewer: null,
    key: 'b',
    fr: wording("L'eau ou le gel ?"),
    en: wording('Water or gel?'),
    hash: '0123456789abcdef',
    ...changes,
  };
}

const load = (...rows: BankRow[]) => database.exec(bankSql(rows));

async function live() {
  const { rows } = await database.query<{ id: string; version: number; stem: string }>(
    `select id, version, fr ->> 'stem' as stem from private.items where retired_at is null order by id`,
  );
  return rows;
}

test('loading twice leaves one row', async () => {
  await load(row());
  await load(row());
  expect(await live()).toEqual([{ id: 'c08-001', version: 1, stem: "L'eau ou le gel ?" }]);
});

test('a corrected text replaces the old one', async () => {
  await load(row());
  await load(row({ fr: wording('Le gel ?') }));
  expect(await live()).toEqual([{ id: 'c08-001', version: 1, stem: 'Le gel ?' }]);
});

test('brings the concept, the blueprint, the sources and the day of the next look', async () => {
  const known = {
    concept: 'hand-hygiene',
    blueprint: {
      competency: 'infection-prevention',
      activity: 'none',
      setting: 'hospital',
      ageGroup: 'adult',
      cognitiveLevel: 'application',
    },
    sources: [{ publisher: 'Éditeur', document: 'Guide', section: '2.1', checked: null }],
  } as const;
  await load(row({ ...known, recheck_by: '2027-11-22' }), row({ id: 'c08-002' }));
  const { rows } = await database.query(
    `select concept, blueprint, sources, recheck_by::text from private.items order by id`,
  );
  expect(rows).toEqual([
    { ...known, recheck_by: '2027-11-22' },
    { concept: null, blueprint: null, sources: [], recheck_by: null },
  ]);
});

test('a new version is served and the old one is kept, retired', async () => {
  await load(row());
  await load(row({ version: 2 }));
  expect(await live()).toMatchObject([{ id: 'c08-001', version: 2 }]);
  const { rows } = await database.query('select from private.items');
  expect(rows).toHaveLength(2);
});

test('an item that vanished is retired and comes back when it returns', async () => {
  const other = row({ id: 'c08-002', hash: 'f123456789abcdef' });
  await load(row(), other);
  await load(row());
  expect(await live()).toMatchObject([{ id: 'c08-001' }]);
  await load(row(), other);
  expect(await live()).toMatchObject([{ id: 'c08-001' }, { id: 'c08-002' }]);
});

test('an item that is not of the bank stays when the bank is loaded', async () => {
  await load(row({ id: 'ai-001' }));
  await database.exec(`update private.items set origin = 'ai'`);
  await load(row());
  expect(await live()).toMatchObject([{ id: 'ai-001' }, { id: 'c08-001' }]);
});

test('an empty bank is refused', () => {
  expect(() => bankSql([])).toThrow('The bank is empty');
});
