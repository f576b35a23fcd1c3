import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

// One account takes what it can get, and the others notice nothing.
let stack: Stack;
let learner: TestLearner;
let other: TestLearner;

beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'greedy');
  other = await addLearner(stack, 'other');
});
beforeEach(() => stack.sql('delete from private.quota_usage'));
afterAll(() => stack?.stop());

const skill_title = 'Compétence 8 - Prévention des infections';
const use = (action: string, units: number) =>
  stack.sql('insert into private.quota_usage (user_id, action, units) values ($1, $2, $3)', [
    learner.id,
    action,
    units,
  ]);
const costly = [
  ['search_bank', 240, 1, { question: 'hygiène des mains' }],
  ['draw_quiz_items', 3000, 50, { skill_title, question_count: 50, used_hashes: [] }],
  ['export_my_data', 6, 1, {}],
] as const;

test.each(costly)(
  '%s: of 100 calls at once, those beyond the limit of %i are refused, and another learner is answered',
  async (action, limit, units, args) => {
    await use(action, limit - 5 * units);
    const calls = Array.from({ length: 100 }, () => learner.client.rpc(action, args));
    const [answers, others] = await Promise.all([Promise.all(calls), other.client.rpc(action, args)]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(5);
    expect(others.error).toBeNull();
    const refused = answers.find(({ error }) => error !== null);
    expect(refused).toMatchObject({ status: 429, error: { hint: 'quota_reached' } });
    expect(Number(refused?.error?.details)).toBeGreaterThan(3590);
    expect(refused?.error?.message).toMatch(/after \d+ seconds$/);
  },
);

test('a short quiz counts as one of ten questions', async () => {
  await use('draw_quiz_items', 2985);
  const draw = () =>
    learner.client.rpc('draw_quiz_items', { skill_title, question_count: 1, used_hashes: [] });
  expect([(await draw()).status, (await draw()).status]).toEqual([200, 429]);
});

describe('pictures of oneself', () => {
  const folder = () => learner.client.storage.from('avatars');
  const path = (number: number) => `${learner.id}/avatar_${number}.png`;
  const upload = (number: number) =>
    folder().upload(path(number), new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).buffer, {
      contentType: 'image/png',
    });

  test('are two at most: the one that is shown, and the one that takes its place', async () => {
    expect([(await upload(0)).error, (await upload(1)).error]).toEqual([null, null]);
    expect((await upload(2)).error).toMatchObject({ statusCode: '403' });
    await folder().remove([path(0), path(1)]);
    expect((await upload(2)).error).toBeNull();
    await folder().remove([path(2)]);
  });

  test('are changed so many times a day; more is refused, and nothing is stored', async () => {
    await use('avatars', 30);
    expect((await upload(3)).error).toMatchObject({ statusCode: '403' });
    expect((await folder().list(learner.id)).data).toEqual([]);
  });
});
