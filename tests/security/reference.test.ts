import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient, type TestLearner } from './test-learner.ts';

const answer = z.object({
  words: z.array(z.object({ read: z.string().nullable(), isKnown: z.boolean(), isCorrected: z.boolean() })),
  entries: z.array(z.object({ id: z.string(), places: z.array(z.string().nullable()) })),
});

let stack: Stack;
let learner: TestLearner;
beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'reader');
});
afterAll(() => stack?.stop());

async function search(words: readonly string[], more: object = {}) {
  const { data, error } = await learner.client.rpc('search_reference', { words, ...more });
  if (error) throw error;
  return answer.parse(data);
}

describe('the search of the quick reference', () => {
  test('says which words an entry has, and where', async () => {
    const { entries } = await search(['braden', 'xyzzy']);
    expect(entries[0]).toMatchObject({ id: 'braden-scale', places: ['A', null] });
  });

  test('reads a word without its accents, and in English', async () => {
    expect((await search(['fièvre'])).words).toEqual((await search(['fievre'])).words);
    expect((await search(['fever'], { language: 'en' })).entries.map(({ id }) => id)).toContain('fever');
  });

  test.each(['hypoglicemie', 'hypoglycmie', 'hypogylcémie', 'ypoglycémie'])(
    'reads "%s" as what it sounds or looks like',
    async (typed) => {
      const [right] = (await search(['hypoglycémie'])).words;
      expect((await search([typed])).words[0]).toMatchObject({ read: right?.read, isCorrected: true });
    },
  );

  test('takes words that were not typed as they are', async () => {
    expect((await search(['hypoglicemie'], { typed: 0 })).words[0]).toMatchObject({ isKnown: false });
  });

  test('knows an entry that changes, and forgets one that is removed', async () => {
    await stack.sql(
      `insert into reference_entries (id, version, topic, kind, skills, fr, en)
       values ('test-entry', 1, 'test', 'value', '{4}', $1, $2)`,
      [
        { title: 'Le gribouchi', terms: ['flanadou'], short: 'Une réponse.' },
        { title: 'The gribouchi', terms: ['flanadoo'], short: 'An answer.' },
      ],
    );
    expect((await search(['gribouchi'])).entries).toMatchObject([{ id: 'test-entry', places: ['A'] }]);
    await stack.sql(`update reference_entries set fr = fr || '{"title": "Autre"}' where id = 'test-entry'`);
    expect((await search(['gribouchi'])).entries).toEqual([]);
    expect((await search(['flanadou'])).entries).toMatchObject([{ id: 'test-entry', places: ['B'] }]);
    await stack.sql(`delete from reference_entries where id = 'test-entry'`);
    expect((await search(['flanadou'])).entries).toEqual([]);
  });

  test.each([
    ['no words', { words: [] }],
    ['81 words', { words: Array.from({ length: 81 }, () => 'soin') }],
    ['a word without an end', { words: ['a'.repeat(61)] }],
    ['no word', { words: [null] }],
    ['another language', { words: ['soin'], language: 'de' }],
    ['everything', { words: ['soin'], most: 21 }],
    ['no number of typed words', { words: ['soin'], typed: null }],
  ])('refuses %s', async (_case, args) => {
    expect((await learner.client.rpc('search_reference', args)).error?.code).toBe('22023');
  });
});

test('a visitor searches and reads nothing', async () => {
  const visitor = anonymousClient(stack);
  expect((await visitor.rpc('search_reference', { words: ['soin'] })).error).not.toBeNull();
  expect((await visitor.from('reference_entries').select('id')).data ?? []).toEqual([]);
});

test('the quick reference is closed during an exam, and open after it', async () => {
  const sitter = await addLearner(stack, 'sitter');
  const read = async () => (await sitter.client.from('reference_entries').select('id').limit(1)).data?.length;
  expect(await read()).toBe(1);
  await stack.sql(
    `insert into private.exams (user_id, question_count, minutes, state, started_at, deadline)
     values ($1, 20, 30, 'live', now(), now() + interval '30 minutes')`,
    [sitter.id],
  );
  expect(await read()).toBe(0);
  expect((await sitter.client.rpc('search_reference', { words: ['soin'] })).error?.code).toBe('42501');
  await stack.sql(`delete from private.exams where user_id = $1`, [sitter.id]);
  expect(await read()).toBe(1);
});
