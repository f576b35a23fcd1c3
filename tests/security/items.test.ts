import { bounds, stemText } from '@revisoins/assessment';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';

const skillTitle = 'Compétence 8 - Prévention des infections';
let stack: Stack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

const option = (id: string) => ({ text: `Option ${id}`, rationale: `Raison ${id}` });
const wording = (changes: object = {}, options: object = {}) => ({
  stem: 'Quelle est la première étape ?',
  explanation: 'Voilà.',
  options: { a: option('a'), b: option('b'), c: option('c'), d: option('d'), ...options },
  ...changes,
});

const stemTable = (changes: object = {}) => ({
  caption: 'Pouls',
  columns: ['Heure', 'Pouls'],
  rows: [['8 h', '82']],
  ...changes,
});
/** A table as large as the bounds allow, or larger by this in each direction. */
function largest(more: number) {
  const text = ([, most]: readonly [number, number]) => 'x'.repeat(most + more);
  const row = Array.from({ length: bounds.tableColumns[1] + more }, () => text(bounds.tableCell));
  const rows = Array.from({ length: bounds.tableRows[1] + more }, () => row);
  return { caption: text(bounds.tableCaption), columns: row, rows };
}

test.each(['caption', 'columns', 'rows', 'cell'] as const)(
  'a table may not be larger in its %s alone',
  async (part) => {
    const fits = largest(0);
    const over = largest(1);
    const [row = []] = fits.rows;
    const tables = {
      caption: { ...fits, caption: over.caption },
      columns: { ...fits, columns: [...row, 'x'], rows: fits.rows.map((cells) => [...cells, 'x']) },
      rows: { ...fits, rows: [...fits.rows, row] },
      cell: { ...fits, rows: [[`${row[0]}x`, ...row.slice(1)], ...fits.rows.slice(1)] },
    };
    const isTable = async (one: object) =>
      (await stack.sql('select private.is_stem_table($1) as is', [JSON.stringify(one)]))[0]?.['is'];
    expect(await isTable(fits)).toBe(true);
    expect(await isTable(tables[part])).toBe(false);
  },
);

test('a stem with its table is the same text here as in the browser', async () => {
  const table = {
    caption: 'Signes de Mme\u00a0Roy',
    columns: ['Heure', 'Tension', 'Pouls'],
    rows: [
      ['8 h', '128/76', '82'],
      ['10 h', '104/62', '108'],
    ],
  };
  for (const one of [undefined, table]) {
    const [row] = await stack.sql('select private.stem_text($1) as text', [
      JSON.stringify(wording({ table: one })),
    ]);
    expect(row?.['text']).toBe(stemText(wording().stem, one));
  }
});

describe('an item of the bank', () => {
  const item = () => ({
    id: `test-${crypto.randomUUID()}`,
    version: 1,
    kind: 'quiz',
    skill_id: 8 as number | null,
    domain: null as string | null,
    skill_title: skillTitle,
    difficulty: 'easy',
    review_status: 'unreviewed',
    reviewer: null as string | null,
    origin: 'bank',
    key: 'a',
    fr: wording() as object | null,
    en: wording() as object | null,
    hash: '0123456789abcdef',
  });
  const columns = Object.keys(item()).join(', ');
  const add = (row: object) =>
    stack.sql(
      `insert into private.items (${columns}) select ${columns} from jsonb_populate_record(null::private.items, $1)`,
      [JSON.stringify({ ...item(), ...row })],
    );

  test.each<[string, object]>([
    ['of a skill', {}],
    ['of an exam', { kind: 'exam', skill_id: null, domain: 'Pharmacologie' }],
    ['of a second version', { version: 2 }],
    ['with its reviewer', { review_status: 'reviewed', reviewer: 'Anne Roy' }],
    ['without English', { en: null }],
    ['of a language model', { origin: 'ai' }],
    ['with a title of 200 characters', { skill_title: 'x'.repeat(200) }],
    ['with a short hash', { hash: 'h' }],
    ['with a table', { fr: wording({ table: stemTable() }), en: wording({ table: stemTable() }) }],
    ['with a table of the largest size', { fr: wording({ table: largest(0) }) }],
  ])('%s is taken in', async (_case, row) => {
    await expect(add(row)).resolves.toEqual([]);
  });

  test.each<[string, object]>([
    ['without a version', { version: 0 }],
    ['of another kind', { kind: 'survey' }],
    ['of a skill and a domain', { domain: 'Pharmacologie' }],
    ['of neither', { skill_id: null }],
    ['of an exam with a skill', { kind: 'exam', domain: 'Pharmacologie' }],
    ['of an exam without a domain', { kind: 'exam', skill_id: null }],
    ['without a title', { skill_title: '' }],
    ['with a title of 201 characters', { skill_title: 'x'.repeat(201) }],
    ['of another difficulty', { difficulty: 'absurd' }],
    ['reviewed by nobody', { review_status: 'reviewed' }],
    ['unreviewed with a reviewer', { reviewer: 'Anne Roy' }],
    ['with another state of review', { review_status: 'perhaps', reviewer: 'Anne Roy' }],
    ['of another origin', { origin: 'elsewhere' }],
    ['with another key', { key: 'e' }],
    ['without a hash', { hash: '' }],
    ['with a hash of 17 characters', { hash: 'x'.repeat(17) }],
    ['without a stem', { fr: wording({ stem: ' ' }) }],
    ['without an explanation', { fr: wording({ explanation: null }) }],
    ['with three options', { fr: wording({}, { d: undefined }) }],
    ['with an option that says nothing', { fr: wording({}, { b: { text: ' ', rationale: 'Raison' } }) }],
    ['with an option without a rationale', { fr: wording({}, { c: { text: 'Option' } }) }],
    ['half in English', { en: wording({ stem: '' }) }],
    ['with a table that is none', { fr: wording({ table: null }) }],
    ['with a table without a caption', { fr: wording({ table: stemTable({ caption: undefined }) }) }],
    ['with an empty caption', { fr: wording({ table: stemTable({ caption: '' }) }) }],
    ['with a table without rows', { fr: wording({ table: stemTable({ rows: [] }) }) }],
    [
      'with a table of one column',
      { fr: wording({ table: stemTable({ columns: ['Heure'], rows: [['8 h']] }) }) },
    ],
    ['with a short row', { fr: wording({ table: stemTable({ rows: [['8 h']] }) }) }],
    ['with a row that is none', { fr: wording({ table: stemTable({ rows: ['8 h', '82'] }) }) }],
    ['with an empty cell', { fr: wording({ table: stemTable({ rows: [['8 h', ' ']] }) }) }],
    ['with a number for a cell', { fr: wording({ table: stemTable({ rows: [['8 h', 82]] }) }) }],
    ['with its key in the table', { fr: wording({ table: stemTable({ key: 'b' }) }) }],
    ['with a table one larger', { fr: wording({ table: largest(1) }) }],
    ['with a table one larger in English', { en: wording({ table: largest(1) }) }],
  ])('%s is refused', async (_case, row) => {
    await expect(add(row)).rejects.toThrow(/items_/);
  });

  test('has one version that lives', async () => {
    const id = `test-${crypto.randomUUID()}`;
    await add({ id });
    await expect(add({ id, version: 2 })).rejects.toThrow('items_one_live_version');
    await stack.sql('update private.items set retired_at = now() where id = $1', [id]);
    await expect(add({ id, version: 2 })).resolves.toEqual([]);
  });
});

test.each([
  ['survey', 'known_titles_attempt_kind_known'],
  ['quiz', 'known_titles_pkey'],
])('a known title of the kind "%s" is refused when it exists or the kind does not', async (kind, rule) => {
  const title = kind === 'quiz' ? skillTitle : 'Un titre';
  await expect(
    stack.sql('insert into private.known_titles (title, attempt_kind) values ($1, $2)', [title, kind]),
  ).rejects.toThrow(rule);
});

describe('what the functions of the server ask of the bank', () => {
  const operator = () =>
    createClient(stack.apiUrl, stack.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    });
  const brief = async (title: string, used_hashes: string[] = []) =>
    (await operator().rpc('generation_brief', { skill_title: title, used_hashes })).data as {
      skillId: number | null;
      objectives: string[];
      stems: string[];
    };
  const written = (changes: object = {}) => ({
    id: `ai-${crypto.randomUUID()}`,
    difficulty: 'hard',
    key: 'b',
    fr: wording({ stem: `Question ${crypto.randomUUID()} ?` }),
    hash: crypto.randomUUID().slice(0, 16),
    ...changes,
  });
  const store = (items: unknown, title = skillTitle) =>
    operator().rpc('store_generated_items', { skill_title: title, items });

  test('a brief contains the skill, its objectives and the live stems', async () => {
    const [known] = await stack.sql(
      `select count(distinct private.stem_text(fr))::int as stems, count(distinct objective ->> 'fr')::int as objectives
         from private.items where kind = 'quiz' and skill_title = $1 and retired_at is null`,
      [skillTitle],
    );
    const found = await brief(` ${skillTitle} `);
    expect(found.skillId).toBe(8);
    expect(found.stems).toHaveLength(Number(known?.['stems']));
    expect(found.objectives).toHaveLength(Math.min(20, Number(known?.['objectives'])));
  });

  test('a brief of an unknown title is empty', async () => {
    expect(await brief('Compétence 99 - Rien')).toEqual({ skillId: null, objectives: [], stems: [] });
  });

  test('questions by a model are kept, never drawn, and named in a brief only to learners who have used them', async () => {
    const one = written();
    expect((await store([one], ` ${skillTitle} `)).data).toBe(1);
    expect(
      await stack.sql(
        'select version, kind, skill_id, skill_title, origin, key, retired_at is not null as rests from private.items where id = $1',
        [one.id],
      ),
    ).toEqual([
      { version: 1, kind: 'quiz', skill_id: 8, skill_title: skillTitle, origin: 'ai', key: 'b', rests: true },
    ]);
    expect((await brief(skillTitle)).stems).not.toContain(one.fr.stem);
    expect((await brief(skillTitle, [one.hash])).stems).toContain(one.fr.stem);
  });

  test('keeps a list of fifty; rejects fifty-one, an unknown title, and anything that is not a list', async () => {
    const many = Array.from({ length: 51 }, () => written());
    const count = async () =>
      (await stack.sql(`select count(*)::int as n from private.items where origin = 'ai'`))[0]?.['n'];
    const before = Number(await count());
    for (const answer of [
      await store(many),
      await store({ items: many }),
      await store([written()], 'Compétence 99 - Rien'),
    ])
      expect(answer.error?.code).toBe('22023');
    expect((await store([written(), written({ key: 'e' })])).error?.code).toBe('23514');
    expect(await count()).toBe(before);
    expect((await store(many.slice(0, 50))).data).toBe(50);
    expect(await count()).toBe(before + 50);
  });
});
