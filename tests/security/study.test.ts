import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient, type TestLearner } from './test-learner.ts';

let stack: Stack;
let learner: TestLearner;
let stranger: TestLearner;
beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
  stranger = await addLearner(stack, 'stranger');
});
afterAll(() => stack?.stop());

const itemsSchema = z.array(
  z.strictObject({
    id: z.string(),
    skill: z.int(),
    concept: z.string(),
    difficulty: z.enum(['easy', 'medium', 'hard']),
    competency: z.string(),
  }),
);
const drawnSchema = z.object({ questions: z.array(z.looseObject({ id: z.string(), version: z.int() })) });
const itemIds = (drawn: unknown) => drawnSchema.parse(drawn).questions.map(({ id }) => id);

const answer = (item: string, version: number, correct: boolean) => ({
  item,
  version,
  choice: correct ? 'a' : null,
  correct,
});

async function saveQuiz(answers: object[]): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await learner.client.from('quiz_attempts').insert({
    id,
    skill_title: 'Toutes les compétences',
    score: 0,
    total_questions: 5,
    time_spent: 60,
    answers,
  });
  expect(error).toBeNull();
  return id;
}

test('a plan is made from every live question of the quizzes, and from none of the exam', async () => {
  const { data } = await learner.client.rpc('study_items');
  const items = itemsSchema.parse(data);
  const live = await stack.sql(
    `select id from private.items where kind = 'quiz' and origin = 'bank' and retired_at is null order by id`,
  );
  expect(items.map(({ id }) => id).toSorted()).toEqual(live.map(({ id }) => String(id)).toSorted());
});

test('questions come in the order in which they were asked for, once each, and never one of the exam', async () => {
  const [secret] = await stack.sql(`select id from private.items where kind = 'exam' limit 1`);
  const ids = ['c08-003', String(secret?.['id']), 'c01-002', 'unknown', 'c08-003'];
  const { data } = await learner.client.rpc('quiz_items', { ids });
  expect(itemIds(data)).toEqual(['c08-003', 'c01-002']);
});

test.each([[[]], [null], [Array.from({ length: 51 }, (_, index) => `c${index}`)]])(
  'a list of questions that is not one is refused: %#',
  async (ids) => {
    expect((await learner.client.rpc('quiz_items', { ids })).error?.message).toBe('ids must be from 1 to 50');
  },
);

test('questions count as they are many, and as ten at least', async () => {
  const reader = await addLearner(stack, 'reader');
  const used = async (call: () => PromiseLike<unknown>) => {
    await stack.sql('delete from private.quota_usage where user_id = $1', [reader.id]);
    await call();
    return stack.sql('select action, units from private.quota_usage where user_id = $1', [reader.id]);
  };
  const ask = (count: number) => () =>
    reader.client.rpc('quiz_items', { ids: Array.from({ length: count }, (_, index) => `c${index}`) });
  const booked = (units: number) => [{ action: 'draw_quiz_items', units }];
  expect(await used(ask(1))).toEqual(booked(10));
  expect(await used(ask(11))).toEqual(booked(11));
  expect(await used(ask(50))).toEqual(booked(50));
  expect(await used(() => reader.client.rpc('study_items'))).toEqual(booked(10));
  expect(
    await used(() => reader.client.rpc('attempt_questions', { attempt_id: crypto.randomUUID() })),
  ).toEqual(booked(10));
});

test('an earlier quiz gives its questions in the versions that were answered, to its owner alone', async () => {
  await stack.sql(
    `insert into private.items (id, version, kind, skill_id, skill_title, difficulty, key, fr, hash, retired_at)
     select id, 9001, kind, skill_id, skill_title, difficulty, key, jsonb_set(fr, '{stem}', '"Une ancienne question?"'), 'old', now()
       from private.items where id = 'c08-003' and retired_at is null`,
  );
  const [secret] = await stack.sql(`select id, version from private.items where kind = 'exam' limit 1`);
  const id = await saveQuiz([
    answer('c08-003', 9001, true),
    answer(String(secret?.['id']), Number(secret?.['version']), false),
    answer('c01-002', 10_000, false),
  ]);
  const { data } = await learner.client.rpc('attempt_questions', { attempt_id: id });
  expect(drawnSchema.parse(data).questions).toMatchObject([
    { id: 'c08-003', version: 9001, question: 'Une ancienne question?' },
  ]);
  expect((await stranger.client.rpc('attempt_questions', { attempt_id: id })).data).toBeNull();
  await learner.client.from('quiz_attempts').delete().eq('id', id);
  expect((await learner.client.rpc('attempt_questions', { attempt_id: id })).data).toBeNull();
});

test.each([
  ['study_items', {}],
  ['quiz_items', { ids: ['c08-003'] }],
  ['attempt_questions', { attempt_id: crypto.randomUUID() }],
])('%s is refused to visitors', async (name, args) => {
  expect((await anonymousClient(stack).rpc(name, args)).error?.code).toBe('42501');
});

test('a plan is changed in place, by an insert too, and only by its owner', async () => {
  const plan = { exam_date: '2027-03-15', minutes_a_day: 15, days_off: [0] };
  expect((await learner.client.from('study_plans').upsert(plan)).error).toBeNull();
  expect((await learner.client.from('study_plans').upsert({ ...plan, exam_date: null })).error).toBeNull();
  expect(
    (await learner.client.from('study_plans').select('exam_date, minutes_a_day, days_off')).data,
  ).toEqual([{ exam_date: null, minutes_a_day: 15, days_off: [0] }]);
  const foreign = { ...plan, user_id: learner.id };
  expect((await stranger.client.from('study_plans').upsert(foreign)).error?.code).toBe('42501');
});

test.each<Readonly<Record<string, unknown>>>([
  { exam_date: '2025-01-01', minutes_a_day: 5, days_off: [0, 1, 2, 3, 4, 5], reminder_hour: 0 },
  { exam_date: '2100-01-01', minutes_a_day: 240, days_off: [6], reminder_hour: 23 },
  { exam_date: null, days_off: [], reminder_hour: null },
])('a plan with %o is taken', async (plan) => {
  const { data, error } = await stranger.client
    .from('study_plans')
    .upsert(plan)
    .select('exam_date, minutes_a_day, days_off, reminder_hour');
  expect(error).toBeNull();
  expect(data).toMatchObject([plan]);
});

test.each<Readonly<Record<string, unknown>>>([
  { exam_date: '1999-01-01' },
  { exam_date: '2200-01-01' },
  { minutes_a_day: 4 },
  { minutes_a_day: 241 },
  { time_factor: 1.1 },
  { reminder_hour: 24 },
  { reminder_hour: -1 },
  { time_factor: 0 },
  { time_factor: 3 },
  { days_off: [7] },
  { days_off: [null] },
  { days_off: [0, 1, 2, 3, 4, 5, 6] },
  { days_off: [1, 1, 1, 1, 1, 1] },
  { days_off: [6, 0, 6] },
])('a plan with %o is refused, of whoever has one already and of whoever makes the first', async (change) => {
  for (const { client } of [learner, stranger])
    expect((await client.from('study_plans').upsert(change)).error?.code).toBe('23514');
  const foreign = { ...change, user_id: learner.id };
  expect((await stranger.client.from('study_plans').upsert(foreign)).error?.code).toBe('42501');
});

test('a plan from before that names a day off twice is kept, and names it once', async () => {
  const file = new URL('../../supabase/migrations/20261128030000_days_off.sql', import.meta.url);
  await stack.sql('alter table public.study_plans drop constraint study_plans_days_off_shape');
  await stack.sql('alter table public.study_plans add constraint study_plans_days_off_shape check (true)');
  await learner.client.from('study_plans').upsert({ days_off: [6, 0, 6, 1, 1] });
  await stranger.client.from('study_plans').upsert({ days_off: [6, 2] });
  for (const statement of (await readFile(file, 'utf8')).split(/;\n/).filter((one) => one.trim()))
    await stack.sql(statement);
  for (const [{ client }, days_off] of [
    [learner, [0, 1, 6]],
    [stranger, [6, 2]],
  ] as const) {
    expect((await client.from('study_plans').select('days_off')).data).toEqual([{ days_off }]);
    expect((await client.from('study_plans').upsert({ days_off: [1, 1] })).error?.code).toBe('23514');
  }
});

test('the time of attempts follows the plan, and is the usual time without one', async () => {
  const factors = async () => {
    const [row] = await stack.sql(
      'select private.time_factor($1)::double precision as hers, private.time_factor($2)::double precision as theirs',
      [learner.id, crypto.randomUUID()],
    );
    return row;
  };
  for (const time_factor of [1.25, 1.5, 2, 1]) {
    await learner.client.from('study_plans').upsert({ user_id: learner.id, time_factor });
    expect(await factors()).toEqual({ hers: time_factor, theirs: 1 });
    expect((await learner.client.from('study_plans').select('time_factor')).data).toEqual([{ time_factor }]);
  }
});

test('a plan is changed in part: what another device changed meanwhile stays', async () => {
  const save = async (plan: object) => {
    const { error } = await stranger.client
      .from('study_plans')
      .upsert({ user_id: stranger.id, ...plan }, { onConflict: 'user_id' });
    expect(error).toBeNull();
  };
  await save({ exam_date: '2027-03-01', days_off: [6] });
  await save({ minutes_a_day: 30 });
  const { data } = await stranger.client.from('study_plans').select('exam_date, minutes_a_day, days_off');
  expect(data).toEqual([{ exam_date: '2027-03-01', minutes_a_day: 30, days_off: [6] }]);
  await save({ exam_date: null });
  const { data: later } = await stranger.client.from('study_plans').select('exam_date, days_off');
  expect(later).toEqual([{ exam_date: null, days_off: [6] }]);
});
