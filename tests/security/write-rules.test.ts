import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

let stack: Stack;
let learner: TestLearner;
let other: TestLearner;

beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
  other = await addLearner(stack, 'other', { username: 'Maryse' });
});
afterAll(() => stack?.stop());

describe('an attempt', () => {
  const attempt = (changes: Record<string, unknown> = {}) => ({
    id: crypto.randomUUID(),
    skill_title: 'Compétence 11 - Nutrition',
    score: 4,
    total_questions: 5,
    time_spent: 60,
    completed_at: new Date(Date.now() - 1000).toISOString(),
    ...changes,
  });
  const save = ({ client }: TestLearner, row: ReturnType<typeof attempt>) =>
    client.from('quiz_attempts').upsert(row, { onConflict: 'id', ignoreDuplicates: true }).select('id');
  const stored = (id: string) => stack.sql('select * from quiz_attempts where id = $1', [id]);

  test('belongs to whoever saves it', async () => {
    const row = attempt();
    expect((await save(learner, row)).data).toEqual([{ id: row.id }]);
    expect(await stored(row.id)).toMatchObject([{ user_id: learner.id, score: 4, deleted_at: null }]);
  });

  test('saved again changes nothing', async () => {
    const row = attempt();
    await save(learner, row);
    const again = await save(learner, { ...row, score: 5 });
    expect(again.error).toBeNull();
    expect(again.data).toEqual([]);
    expect(await stored(row.id)).toMatchObject([{ score: 4 }]);
  });

  test("under somebody else's id neither overwrites nor reveals anything", async () => {
    const row = attempt();
    await save(other, row);
    const { data, error } = await save(learner, { ...row, score: 5 });
    expect(error).toBeNull();
    expect(data).toEqual([]);
    expect(await stored(row.id)).toMatchObject([{ user_id: other.id, score: 4 }]);
    expect((await learner.client.from('quiz_attempts').select().eq('id', row.id)).data).toEqual([]);

    const overwrite = await learner.client.from('quiz_attempts').upsert({ ...row, score: 5 });
    expect(overwrite.error).not.toBeNull();
    expect(await stored(row.id)).toMatchObject([{ user_id: other.id, score: 4 }]);
  });

  test.each([
    ['a score above the number of questions', { score: 6 }],
    ['a score below zero', { score: -1 }],
    ['no questions', { score: 0, total_questions: 0 }],
    ['51 questions', { total_questions: 51 }],
    ['a negative time', { time_spent: -1 }],
    ['more than two hours', { time_spent: 7201 }],
    ['no title', { skill_title: '' }],
    ['a title of 201 characters', { skill_title: 'x'.repeat(201) }],
    ['its own time of arrival', { created_at: '2026-01-01T00:00:00Z' }],
    ['a mark of deletion', { deleted_at: '2026-01-01T00:00:00Z' }],
  ])('with %s is refused', async (_case, changes) => {
    const row = attempt(changes);
    expect((await save(learner, row)).error).not.toBeNull();
    expect(await stored(row.id)).toEqual([]);
  });

  test('in the name of somebody else is refused', async () => {
    const row = attempt({ user_id: other.id });
    expect((await save(learner, row)).error?.code).toBe('42501');
    expect(await stored(row.id)).toEqual([]);
  });

  test.each([
    ['a day ahead', 86_400_000],
    ['sixty years behind', -60 * 365 * 86_400_000],
  ])('from a clock that is %s is dated by its arrival', async (_case, skew) => {
    const row = attempt({ completed_at: new Date(Date.now() + skew).toISOString() });
    await save(learner, row);
    const [saved] = await stack.sql(
      'select completed_at = created_at as at_arrival from quiz_attempts where id = $1',
      [row.id],
    );
    expect(saved).toEqual({ at_arrival: true });
  });

  test.each([
    ['a day ahead', 86_400_000],
    ['three days behind', -3 * 86_400_000],
  ])('from a clock that is %s is dated by how long it waited on its device', async (_case, skew) => {
    const sentAt = Date.now() + skew;
    const row = attempt({
      completed_at: new Date(sentAt - 3_600_000).toISOString(),
      sent_at: new Date(sentAt).toISOString(),
    });
    await save(learner, row);
    const [saved] = await stack.sql(
      `select created_at - completed_at = interval '1 hour' as waited from quiz_attempts where id = $1`,
      [row.id],
    );
    expect(saved).toEqual({ waited: true });
  });

  test('that ended after it was sent, by its clock, is dated by what can be', async () => {
    const row = attempt({ sent_at: new Date(Date.now() - 86_400_000).toISOString() });
    await save(learner, row);
    const [saved] = await stack.sql('select completed_at from quiz_attempts where id = $1', [row.id]);
    expect(new Date(String(saved?.['completed_at'])).toISOString()).toBe(row['completed_at']);
  });

  test('of the first moment that there can be one keeps its date', async () => {
    const row = attempt({ completed_at: '2025-01-01T00:00:00.000Z' });
    await save(learner, row);
    const [saved] = await stack.sql('select completed_at from quiz_attempts where id = $1', [row.id]);
    expect(new Date(String(saved?.['completed_at'])).toISOString()).toBe(row['completed_at']);
  });

  test('goes with a reset of progress, and nobody else loses any', async () => {
    const mine = attempt();
    const theirs = attempt();
    await save(learner, mine);
    await save(other, theirs);
    await learner.client.from('quiz_attempts').delete().eq('user_id', learner.id);
    await learner.client.from('quiz_attempts').delete().eq('user_id', other.id);
    expect(await stored(mine.id)).toEqual([]);
    expect(await stored(theirs.id)).toHaveLength(1);
  });
});

test('a notification can be marked as read, and not rewritten', async () => {
  const [row] = await stack.sql(
    `insert into user_notifications (user_id, title, message) values ($1, 'Titre', 'Message') returning id`,
    [learner.id],
  );
  const mine = () => learner.client.from('user_notifications');
  const rewrite = await mine().update({ title: 'Autre', is_read: true }).eq('id', String(row?.['id']));
  expect(rewrite.error?.code).toBe('42501');
  const read = await mine().update({ is_read: true }).eq('id', String(row?.['id'])).select('title, is_read');
  expect(read.data).toEqual([{ title: 'Titre', is_read: true }]);
});

test('a report is counted once per learner and question', async () => {
  const report = {
    question_text: 'Quel aliment?',
    skill_title: 'Compétence 11 - Nutrition',
    question_hash: '0123456789abcdef',
  };
  const send = () =>
    learner.client
      .from('question_reports')
      .upsert(report, { onConflict: 'user_id,question_hash', ignoreDuplicates: true });
  expect((await send()).error).toBeNull();
  expect((await send()).error).toBeNull();
  expect(await stack.sql('select status from question_reports where user_id = $1', [learner.id])).toEqual([
    { status: 'open' },
  ]);
});

test.each([
  ['a settled report', 'question_reports', { status: 'settled' }],
  ['a report of another day', 'question_reports', { created_at: '2026-01-01T00:00:00Z' }],
  ['a question seen on another day', 'user_quiz_history', { created_at: '2026-01-01T00:00:00Z' }],
  ['a question that will be seen', 'user_quiz_history', { created_at: '2126-01-01T00:00:00Z' }],
] as const)('%s is refused', async (_case, table, changes) => {
  const row = { question_text: 'Quel aliment?', skill_title: 'Compétence 11 - Nutrition' };
  const question_hash = crypto.randomUUID();
  const { error } = await learner.client.from(table).insert({ ...row, question_hash, ...changes });
  expect(error?.code).toBe('42501');
  expect(await stack.sql(`select from ${table} where question_hash = $1`, [question_hash])).toEqual([]);
});

test('a report that turns the text around is refused', async () => {
  const { error } = await learner.client.from('question_reports').insert({
    skill_title: 'Compétence 8 - Prévention des infections',
    question_hash: crypto.randomUUID(),
    question_text: 'Quel aliment\u202E?',
  });
  expect(error?.code).toBe('23514');
});

describe('a profile', () => {
  const update = (changes: Record<string, unknown>) =>
    learner.client.from('profiles').update(changes).eq('id', learner.id).select();

  test.each(['Maryse', 'MARYSE', 'maryse'])(
    'cannot take the username Maryse written %s when somebody has it',
    async (username) => {
      expect((await update({ username })).error?.code).toBe('23505');
    },
  );

  test('holds one username for accents written in one or in two characters', async () => {
    const { error } = await other.client.from('profiles').update({ username: 'Hélène' }).eq('id', other.id);
    expect(error).toBeNull();
    expect((await update({ username: 'HE\u0301LE\u0300NE' })).error?.code).toBe('23505');
    await other.client.from('profiles').update({ username: 'Maryse' }).eq('id', other.id);
  });

  test.each([
    ['a username of one character', { username: 'a' }],
    ['angle brackets in a username', { username: '<b>x' }],
    ['a username that turns the text around', { username: '\u202Elea' }],
    ['a username that nobody sees', { username: '\u3164\u3164' }],
    ['a username that looks like another by a mark without room', { username: 'Mary\u200Bse' }],
    ['a username with U+034F', { username: 'Mary\u034Fse' }],
    ['a username with U+180E', { username: 'Mary\u180Ese' }],
    ['a username with U+17B4', { username: 'Mary\u17B4se' }],
    ['a username with U+17B5', { username: 'Mary\u17B5se' }],
    ['a username with U+1D173', { username: 'Mary\u{1D173}se' }],
    ['a username with U+E0041', { username: 'Mary\u{E0041}se' }],
    ['a username with U+E0100', { username: 'Mary\u{E0100}se' }],
    ['a username that looks like another by a joiner', { username: 'Mary\u200Dse' }],
    ['a first name that turns the text around', { first_name: '\u202EaéL' }],
    ['a first name with a mark without room', { first_name: 'Lé\u200Ba' }],
    ['a first name of blanks alone', { first_name: '\u2003 \u00A0' }],
    ['a last name of blanks alone', { last_name: '   ' }],
    ['a script as an avatar', { avatar_url: 'javascript:alert(1)' }],
    ['a study level that does not exist', { study_level: 'chirurgien' }],
    ['another date of creation', { created_at: '2020-01-01T00:00:00Z' }],
    ["somebody else's id", { id: '00000000-0000-4000-8000-000000000000' }],
  ])('refuses %s', async (_case, changes) => {
    expect((await update(changes)).error).not.toBeNull();
  });

  test.each(['Zoe\u0301', '👩‍⚕️👩‍⚕️', 'مريم', '李 梅'])('takes the username %s', async (username) => {
    expect((await update({ username })).error).toBeNull();
  });

  test("records when it changed by the server's clock", async () => {
    await update({ has_seen_onboarding: true, updated_at: '2020-01-01T00:00:00Z' });
    const [row] = await stack.sql(
      `select updated_at > now() - interval '1 minute' as is_recent from profiles where id = $1`,
      [learner.id],
    );
    expect(row).toEqual({ is_recent: true });
  });
});

describe('a sign-up', () => {
  let count = 0;
  const signUpWith = async (metadata: unknown) => {
    const id = crypto.randomUUID();
    await stack.sql('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
      id,
      `signup-${(count += 1)}@revisoins.test`,
      JSON.stringify(metadata),
    ]);
    const rows = await stack.sql(
      'select username, first_name, last_name, study_level from profiles where id = $1',
      [id],
    );
    return rows[0];
  };
  const empty = { username: null, first_name: null, last_name: null, study_level: null };

  test('makes a profile from what the form sends', async () => {
    expect(
      await signUpWith({
        first_name: ' Léa ',
        last_name: "D'Amours",
        study_level: 'infirmier-2eme-annee',
        username: 'lea',
      }),
    ).toEqual({
      username: 'lea',
      first_name: 'Léa',
      last_name: "D'Amours",
      study_level: 'infirmier-2eme-annee',
    });
  });

  test.each([
    ['nothing', null, empty],
    ['a list', ['x'], empty],
    [
      'numbers and objects',
      { first_name: 7, last_name: { a: 1 } },
      { ...empty, first_name: '7', last_name: '{"a": 1}' },
    ],
    [
      'markup',
      { first_name: '<img src=x onerror=alert(1)>' },
      { ...empty, first_name: 'img src=x alert(1)' },
    ],
    [
      'marks that nobody sees',
      { first_name: '\u202EL\u200Béa', last_name: '\u200B' },
      { ...empty, first_name: 'Léa' },
    ],
    [
      'marks that nobody sees, beyond the first 65,536 characters',
      { first_name: '\u{E0041}Lé\u{1D173}a', last_name: 'R\u200Doy' },
      { ...empty, first_name: 'Léa', last_name: 'Roy' },
    ],
    ['blanks alone', { first_name: '\u2003\u00A0', last_name: '\u2800', username: '\u3000\u3000' }, empty],
    ['nested scripts', { first_name: 'javajavascript:script:Léa' }, { ...empty, first_name: 'Léa' }],
    ['ten thousand characters', { last_name: 'x'.repeat(10_000) }, { ...empty, last_name: 'x'.repeat(100) }],
    ['an unknown level', { study_level: 'autre' }, empty],
    ['a username that is taken', { username: 'MARYSE' }, empty],
    ['a username of one character', { username: 'x' }, empty],
  ])('with %s still succeeds', async (_case, metadata, profile) => {
    expect(await signUpWith(metadata)).toEqual(profile);
  });
});
