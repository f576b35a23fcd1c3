import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { makePicture } from './picture.ts';
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
  ['search_reference', 240, 1, { words: ['hygiène', 'mains'] }],
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
    expect(Number(refused?.error?.details)).toBeGreaterThan(3000);
    expect(refused?.error?.message).toMatch(/after \d+ seconds$/);
  },
);

test('the limits match the README', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../../supabase/README.md'), 'utf8');
  const section = readme.split(/^## /m).find((part) => part.startsWith('Quotas\n')) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const quotas = await stack.sql(
    `select action, max_units, extract(epoch from per)::integer / 3600 as hours from private.quotas`,
  );
  expect(quotas).toHaveLength(13);
  const unlisted = quotas.filter(({ action, max_units, hours }) => {
    const name = action === 'avatars' ? 'pictures' : `\`${String(action)}\``;
    const row = rows.find((line) => line.split(' | ')[0]?.includes(name)) ?? '';
    const number = Number(max_units).toLocaleString('en');
    const isNumberNamed = new RegExp(`(?<![\\d,])${number}(?!,?\\d)`).test(row);
    return !isNumberNamed || !row.includes(hours === 1 ? ' an hour' : ' a day');
  });
  expect(unlisted).toEqual([]);
});

describe('what edge functions book for a learner', () => {
  const take = async (action: string, units: number | null) => {
    const { data, error } = await learner.client.rpc('take_quota', { action, units });
    return error ? error.code : (data as number);
  };
  const passTime = (action: string, minutes: number) =>
    stack.sql('update private.quota_usage set since = since - make_interval(mins => $2) where action = $1', [
      action,
      minutes,
    ]);

  test('is held to the limit of its action, which begins anew an hour after its first use', async () => {
    await use('tts', 29_990);
    await use('voices', 60);
    await passTime('voices', 10);
    expect([await take('tts', 11), await take('tts', 10)]).toEqual([expect.any(Number), 0]);
    expect(await take('transcribe', 1)).toBe(0);
    expect(await take('tts', 1)).toBeGreaterThan(3000);
    await passTime('tts', 59);
    const seconds = await take('tts', 1);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    await passTime('tts', 1);
    expect(await take('tts', 10_000)).toBe(0);
    await use('complete', 1);
    expect(
      await stack.sql('select units from private.quota_usage where action = $1 and user_id = $2', [
        'tts',
        learner.id,
      ]),
    ).toEqual([{ units: 10_000 }]);
    expect(await take('voices', 1)).toBeLessThanOrEqual(3000);
  });

  test.each([
    ['an unknown action', 'steal', 1],
    ['nothing', 'tts', 0],
    ['less than nothing', 'tts', -1],
    ['more than a call can cost', 'tts', 10_001],
    ['no number', 'tts', null],
  ])('is never %s', async (_what, action, units) => {
    expect(await take(action, units)).toBe('22023');
    expect(await stack.sql('select action from private.quota_usage')).toEqual([]);
  });
});

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
    folder().upload(path(number), makePicture('image/png').buffer, {
      contentType: 'image/png',
    });

  test('are two at most: the current one and its replacement', async () => {
    expect([(await upload(0)).error, (await upload(1)).error]).toEqual([null, null]);
    expect((await upload(2)).error).toMatchObject({ statusCode: '403' });
    await folder().remove([path(0), path(1)]);
    expect((await upload(2)).error).toBeNull();
    await folder().remove([path(2)]);
  });

  test('are changed up to a number of times a day; more is refused, and nothing is stored', async () => {
    await use('avatars', 29);
    expect((await upload(0)).error).toBeNull();
    await folder().remove([path(0)]);
    expect((await upload(3)).error).toMatchObject({ statusCode: '403' });
    expect((await folder().list(learner.id)).data).toEqual([]);
  });
});
