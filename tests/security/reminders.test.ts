import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient, type TestLearner } from './test-learner.ts';

let stack: Stack;
let learner: TestLearner;
let stranger: TestLearner;
/** Quebec's hour and day of the week now. */
let here: { hour: number; weekday: number };

beforeAll(async () => {
  stack = await startTestStack();
  [learner, stranger] = [await addLearner(stack, 'learner'), await addLearner(stack, 'stranger')];
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  const [row] = await stack.sql(
    `select extract(hour from now)::integer as hour, extract(dow from now)::integer as weekday
       from (select private.study_time(now()) as now) as here`,
  );
  here = z.object({ hour: z.int(), weekday: z.int() }).parse(row);
  for (const table of ['private.reminders', 'study_plans', 'quiz_attempts', 'private.reminder_links'])
    await stack.sql(`delete from ${table}`);
  await stack.sql(`delete from user_notifications where notification_type = 'reminder'`);
});

const plan = async ({ id, client }: TestLearner, values: Readonly<Record<string, unknown>> = {}) => {
  const { error } = await client.from('study_plans').upsert({ user_id: id, ...values });
  expect(error).toBeNull();
};
const remind = async ({ client }: TestLearner) => (await client.rpc('remind_me')).data;
const reminders = async ({ client }: TestLearner) =>
  (await client.from('user_notifications').select('title').eq('notification_type', 'reminder')).data;
const mailSchema = z.array(z.strictObject({ email: z.string(), token: z.uuid(), minutes: z.int() }));
const claim = async (most?: number) => {
  const [row] = await stack.sql('select public.claim_reminders($1) as mails', [most ?? 100]);
  return mailSchema.parse(row?.['mails']);
};
const saveQuiz = ({ client }: TestLearner) =>
  client.from('quiz_attempts').insert({
    id: crypto.randomUUID(),
    skill_title: 'Toutes les compétences',
    score: 0,
    total_questions: 5,
    time_spent: 60,
  });

test('a learner with a plan is reminded once a day, and finds one reminder on the next', async () => {
  await plan(learner);
  expect(await remind(learner)).toBe(true);
  expect(await remind(learner)).toBe(false);
  expect(await reminders(learner)).toHaveLength(1);
  await stack.sql('update private.reminders set day = day - 1');
  expect(await remind(learner)).toBe(true);
  expect(await reminders(learner)).toHaveLength(1);
  expect(await reminders(stranger)).toEqual([]);
});

test('a learner is reminded up to the day before her exam, whatever others did, and she herself before today', async () => {
  await plan(learner);
  await stack.sql('update study_plans set exam_date = private.study_time(now())::date + 1');
  await saveQuiz(learner);
  await stack.sql(
    `update quiz_attempts set completed_at =
       date_trunc('day', private.study_time(now())) at time zone 'America/Toronto' - interval '1 second'`,
  );
  await saveQuiz(stranger);
  expect(await remind(learner)).toBe(true);
});

test('the plan of one learner reminds nobody else', async () => {
  await plan(learner);
  expect(await remind(stranger)).toBe(false);
  expect(await reminders(stranger)).toEqual([]);
});

test('what was sent is known for thirty days', async () => {
  for (const days of [30, 31])
    await stack.sql(
      `insert into private.reminders (user_id, day, kind)
       values ($1, private.study_time(now())::date - $2::integer, 'mail')`,
      [learner.id, days],
    );
  await claim();
  expect(
    await stack.sql('select private.study_time(now())::date - day as days from private.reminders'),
  ).toEqual([{ days: 30 }]);
});

test('devices that come at once get one reminder', async () => {
  await plan(learner);
  const made = await Promise.all(Array.from({ length: 8 }, () => remind(learner)));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await reminders(learner)).toHaveLength(1);
});

test.each([
  ['without a plan', () => null],
  ['on a day off', () => plan(learner, { days_off: [here.weekday] })],
  [
    'on the day of the exam',
    async () => {
      await plan(learner);
      await stack.sql('update study_plans set exam_date = private.study_time(now())::date');
    },
  ],
  ['after the exam', () => plan(learner, { exam_date: '2025-03-01' })],
  ['once a quiz is done', () => Promise.all([plan(learner), saveQuiz(learner)])],
])('nobody is reminded %s', async (_, prepare) => {
  await prepare();
  expect(await remind(learner)).toBe(false);
  await stack.sql('update study_plans set reminder_hour = $1', [here.hour]);
  expect(await claim()).toEqual([]);
});

test('a mail goes to learners who asked for one, from the chosen hour on, once a day', async () => {
  await plan(learner, { reminder_hour: here.hour, minutes_a_day: 30 });
  await plan(stranger);
  // A reminder on the page stands for no mail.
  expect(await remind(learner)).toBe(true);
  expect(await claim()).toEqual([
    { email: 'learner@revisoins.test', token: expect.any(String), minutes: 30 },
  ]);
  expect(await claim()).toEqual([]);
  // Another hour does not make another mail.
  await plan(learner, { reminder_hour: null });
  await plan(learner, { reminder_hour: here.hour });
  expect(await claim()).toEqual([]);
});

test.each([-3, 1])('no mail goes %i hours from the hour that was asked for', async (hours) => {
  const hour = here.hour + hours;
  // A day ends before or after it.
  if (hour < 0 || hour > 23) return;
  await plan(learner, { reminder_hour: hour });
  expect(await claim()).toEqual([]);
});

test('senders at once send one mail to each', async () => {
  await plan(learner, { reminder_hour: here.hour });
  await plan(stranger, { reminder_hour: here.hour });
  const claims = await Promise.all(Array.from({ length: 6 }, () => claim()));
  expect(
    claims
      .flat()
      .map(({ email }) => email)
      .toSorted(),
  ).toEqual(['learner@revisoins.test', 'stranger@revisoins.test']);
});

test('a sender takes no more than it asked for, and the next one the rest', async () => {
  await plan(learner, { reminder_hour: here.hour });
  await plan(stranger, { reminder_hour: here.hour });
  expect(await claim(0)).toEqual([]);
  expect(await claim(1)).toHaveLength(1);
  expect(await claim()).toHaveLength(1);
});

test('an address that is not confirmed gets no mail', async () => {
  await plan(learner, { reminder_hour: here.hour });
  await stack.sql('update auth.users set email_confirmed_at = null where id = $1', [learner.id]);
  expect(await claim()).toEqual([]);
  await stack.sql('update auth.users set email_confirmed_at = now() where id = $1', [learner.id]);
  expect(await claim()).toHaveLength(1);
});

test('the link of a mail stops the mails of its learner alone, without signing in, as often as one likes', async () => {
  await plan(learner, { reminder_hour: here.hour, minutes_a_day: 30 });
  await plan(stranger, { reminder_hour: here.hour });
  const mails = await claim();
  const token = mails.find(({ email }) => email.startsWith('learner'))?.token;
  const visitor = anonymousClient(stack);
  for (let time = 0; time < 2; time += 1)
    expect((await visitor.rpc('stop_reminders', { token })).data).toEqual({ outcome: 'stopped' });
  expect((await learner.client.from('study_plans').select('reminder_hour, minutes_a_day')).data).toEqual([
    { reminder_hour: null, minutes_a_day: 30 },
  ]);
  expect((await stranger.client.from('study_plans').select('reminder_hour')).data).toEqual([
    { reminder_hour: here.hour },
  ]);
  // The link stays the same from mail to mail.
  await stack.sql('delete from private.reminders');
  await plan(learner, { reminder_hour: here.hour });
  expect((await claim()).find(({ email }) => email.startsWith('learner'))?.token).toBe(token);
});

test.each([[''], [null], ['00000000-0000-4000-8000-000000000000'], ["' or true --"], ['x'.repeat(100_000)]])(
  'a link that is none stops nothing: %#',
  async (token) => {
    await plan(learner, { reminder_hour: here.hour });
    const { data, error } = await anonymousClient(stack).rpc('stop_reminders', { token });
    expect(error).toBeNull();
    expect(data).toEqual({ outcome: 'unknown' });
    expect((await learner.client.from('study_plans').select('reminder_hour')).data).toEqual([
      { reminder_hour: here.hour },
    ]);
  },
);

test('only the service takes mails, and visitors are not reminded', async () => {
  await plan(learner, { reminder_hour: here.hour });
  for (const { client } of [learner, { client: anonymousClient(stack) }])
    expect((await client.rpc('claim_reminders', {})).error?.code).toBe('42501');
  expect((await anonymousClient(stack).rpc('remind_me')).error?.code).toBe('42501');
  const service = createClient(stack.apiUrl, stack.secretKey, { auth: { persistSession: false } });
  expect((await service.rpc('claim_reminders', {})).data).toHaveLength(1);
});

test('what was sent goes with the account', async () => {
  const leaver = await addLearner(stack, 'leaver');
  await plan(leaver, { reminder_hour: here.hour });
  await claim();
  await remind(leaver);
  await stack.sql('delete from auth.users where id = $1', [leaver.id]);
  const left = await stack.sql(
    'select user_id from private.reminders where user_id = $1 union all select user_id from private.reminder_links where user_id = $1',
    [leaver.id],
  );
  expect(left).toEqual([]);
});
