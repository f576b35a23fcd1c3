import { skills } from '@revisoins/assessment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from './start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

let stack: Stack;
let learner: TestLearner;
let other: TestLearner;
beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
  other = await addLearner(stack, 'other');
}, 60_000);
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
  await stack.sql(
    `update ${table} set created_at = created_at - interval '25 hours'${table === 'quiz_attempts' ? `, completed_at = completed_at - interval '25 hours'` : ''} where user_id = $1`,
    [learner.id],
  );
  expect(await write(learner, 1)).toBe('written');
});
