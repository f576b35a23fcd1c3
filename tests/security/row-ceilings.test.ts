import { skills } from '@revisoins/assessment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

let stack: Stack;
let learner: TestLearner;
let other: TestLearner;
beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
  other = await addLearner(stack, 'other');
});
afterAll(() => stack?.stop());

const skill_title = skills[0]?.title;
const question = (): Record<string, unknown> => ({
  skill_title,
  question_hash: crypto.randomUUID(),
  question_text: 'Quel aliment?',
});
const attempt = (): Record<string, unknown> => ({
  id: crypto.randomUUID(),
  skill_title,
  score: 1,
  total_questions: 5,
  time_spent: 60,
});

test.each([
  ['quiz_attempts', 300, attempt],
  ['user_quiz_history', 1200, question],
  ['question_reports', 100, question],
])('%s takes %i rows of a learner in a day, then waits, and nobody else has to', async (table, most, row) => {
  const rows = (count: number) => Array.from({ length: count }, row);
  const write = async ({ client }: TestLearner, count: number) => {
    const { error, status } = await client.from(table).insert(rows(count));
    return error ? status : 'written';
  };
  expect(await write(learner, most + 1)).toBe(429);
  for (let written = 0; written < most; written += 1000)
    expect(await write(learner, Math.min(1000, most - written))).toBe('written');
  expect(await write(learner, 1)).toBe(429);
  expect(
    await stack.sql(`select count(*)::integer as rows from ${table} where user_id = $1`, [learner.id]),
  ).toEqual([{ rows: most }]);
  expect(await write(other, 1)).toBe('written');
  // Deleting does not lower the count.
  await stack.sql(`delete from ${table} where user_id = $1`, [learner.id]);
  expect(await write(learner, 1)).toBe(429);
  await stack.sql(
    "update private.quota_usage set since = since - interval '25 hours' where user_id = $1 and action = $2",
    [learner.id, table],
  );
  expect(await write(learner, 1)).toBe('written');
});

test('a plan that is deleted and made anew counts each time', async () => {
  const planner = await addLearner(stack, 'planner');
  const make = async () => (await planner.client.from('study_plans').insert({ minutes_a_day: 10 })).status;
  const remove = () => planner.client.from('study_plans').delete().eq('user_id', planner.id);
  const used = () =>
    stack.sql('select action, units from private.quota_usage where user_id = $1', [planner.id]);
  expect(await make()).toBe(201);
  await remove();
  expect(await make()).toBe(201);
  expect(await used()).toEqual([{ action: 'study_plans', units: 2 }]);
  await remove();
  await stack.sql('update private.quota_usage set units = 100 where user_id = $1', [planner.id]);
  expect(await make()).toBe(429);
});

// In memory the database runs one statement at a time; with TEST_DATABASE_SERVER this is a real race.
test('writes at the same time do not pass the ceiling together', async () => {
  const racer = await addLearner(stack, 'racer');
  const writes = await Promise.all(
    Array.from({ length: 12 }, () =>
      racer.client.from('quiz_attempts').insert(Array.from({ length: 50 }, attempt)),
    ),
  );
  expect(writes.map(({ status }) => status).sort()).toEqual([...Array(6).fill(201), ...Array(6).fill(429)]);
  expect(
    await stack.sql('select count(*)::integer as rows from quiz_attempts where user_id = $1', [racer.id]),
  ).toEqual([{ rows: 300 }]);
});

test('a result that is sent again, as devices do, counts once', async () => {
  const sender = await addLearner(stack, 'sender');
  const result = attempt();
  for (let time = 0; time < 3; time += 1)
    await sender.client.from('quiz_attempts').upsert(result, { ignoreDuplicates: true });
  expect(await stack.sql('select units from private.quota_usage where user_id = $1', [sender.id])).toEqual([
    { units: 1 },
  ]);
});
