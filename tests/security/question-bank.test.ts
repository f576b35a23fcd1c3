import { question } from '@revisoins/assessment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient, type TestLearner } from './test-learner.ts';

const skillTitle = 'Compétence 8 - Prévention des infections';
const quiz = z.strictObject({ questions: z.array(question), fresh: z.int() });
let stack: Stack;
let learner: TestLearner;

beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
  await stack.sql('delete from private.items');
  // Twelve questions, four of each difficulty; 'h01' to 'h12'.
  await stack.sql(
    `insert into private.items (id, version, kind, skill_id, skill_title, difficulty, key, fr, en, hash)
     select 'c08-' || lpad(n::text, 3, '0'), 1, 'quiz', 8, $1, (array['easy', 'medium', 'hard'])[n % 3 + 1], 'c',
            jsonb_build_object('stem', 'Question ' || n, 'explanation', 'Voilà.', 'options', options),
            jsonb_build_object('stem', 'Question ' || n, 'explanation', 'There.', 'options', options), 'h' || lpad(n::text, 2, '0')
       from generate_series(1, 12) as n,
            (select jsonb_object_agg(o, jsonb_build_object('text', 'Option ' || o, 'rationale', 'Raison ' || o)) as options
               from unnest(array['a', 'b', 'c', 'd']) as o) as four`,
    [skillTitle],
  );
});
beforeEach(() => stack.sql('delete from user_quiz_history'));
afterAll(() => stack?.stop());

async function draw(count: number, used: string[] = [], title = skillTitle) {
  const { data, error } = await learner.client.rpc('draw_quiz_items', {
    skill_title: title,
    question_count: count,
    used_hashes: used,
  });
  if (error) throw error;
  return quiz.parse(data);
}

const hashes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `h${String(from + index).padStart(2, '0')}`);

/** The learner was given these questions, the first one longest ago. */
async function wereSeen(seen: string[], daysAgo: number) {
  await stack.sql(
    `insert into user_quiz_history (user_id, skill_title, question_hash, question_text, created_at)
     select $1, $2, hash, 'Question', now() - make_interval(days => $4) + make_interval(mins => place::integer)
       from jsonb_array_elements_text($3) with ordinality as list (hash, place)`,
    [learner.id, skillTitle, JSON.stringify(seen), daysAgo],
  );
}

describe('drawing questions', () => {
  test('has no English for an item that has none', async () => {
    const hasEnglish = async () => (await draw(12)).questions.map(({ id, en }) => [id, en !== undefined]);
    const setEnglish = "update private.items set en = $1 where id = 'c08-001'";
    const [row] = await stack.sql("select en from private.items where id = 'c08-001'");
    await stack.sql(setEnglish, [null]);
    expect((await hasEnglish()).filter(([, has]) => !has)).toEqual([['c08-001', false]]);
    await stack.sql(setEnglish, [row?.['en']]);
    expect((await hasEnglish()).every(([, has]) => has)).toBe(true);
  });

  test('takes 5,000 hashes of questions that are to come last, and not one more', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`);
    expect((await draw(1, many(5000))).questions).toHaveLength(1);
    await expect(draw(1, many(5001))).rejects.toMatchObject({ code: '22023' });
  });

  test('gives distinct whole questions with the key as an index', async () => {
    const { questions, fresh } = await draw(10);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(10);
    expect(fresh).toBe(10);
    expect(questions[0]).toMatchObject({
      version: 1,
      correctAnswer: 2,
      origin: 'bank',
      reviewStatus: 'unreviewed',
      options: ['Option a', 'Option b', 'Option c', 'Option d'],
      rationales: ['Raison a', 'Raison b', 'Raison c', 'Raison d'],
      en: { explanation: 'There.' },
    });
  });

  test('names the reviewer of a reviewed question, and nobody otherwise', async () => {
    expect((await draw(1)).questions[0]).not.toHaveProperty('reviewer');
    const review = "update private.items set review_status = $1, reviewer = $2 where id like 'c08-%'";
    await stack.sql(review, ['reviewed', 'Anne Roy, inf. clin.']);
    const { questions } = await draw(1);
    await stack.sql(review, ['unreviewed', null]);
    expect(questions[0]).toMatchObject({ reviewStatus: 'reviewed', reviewer: 'Anne Roy, inf. clin.' });
  });

  test('gives the sources of a question that has some', async () => {
    expect((await draw(1)).questions[0]).not.toHaveProperty('sources');
    const source = { publisher: 'Éditeur', document: 'Loi', section: 'art. 1', checked: null };
    const write = "update private.items set sources = $1 where id like 'c08-%'";
    await stack.sql(write, [JSON.stringify([source])]);
    const { questions } = await draw(1);
    await stack.sql(write, ['[]']);
    expect(questions[0]?.sources).toEqual([source]);
  });

  test('gives the table of a question in both languages', async () => {
    expect((await draw(1)).questions[0]).not.toHaveProperty('table');
    const table = { caption: 'Pouls', columns: ['Heure', 'Pouls'], rows: [['8 h', '82']] };
    const english = { caption: 'Pulse', columns: ['Time', 'Pulse'], rows: [['8 a.m.', '82']] };
    await stack.sql(
      `update private.items set fr = fr || jsonb_build_object('table', $1::jsonb), en = en || jsonb_build_object('table', $2::jsonb) where id like 'c08-%'`,
      [JSON.stringify(table), JSON.stringify(english)],
    );
    const { questions } = await draw(1);
    await stack.sql("update private.items set fr = fr - 'table', en = en - 'table' where id like 'c08-%'");
    expect(questions[0]).toMatchObject({ table, en: { table: english } });
  });

  test('mixes the difficulties', async () => {
    const { questions } = await draw(6);
    const counts = Object.groupBy(questions, ({ difficulty }) => difficulty);
    expect([counts.easy?.length, counts.medium?.length, counts.hard?.length]).toEqual([2, 2, 2]);
  });

  test('differs from one time to the next', async () => {
    const orders = await Promise.all(
      Array.from({ length: 6 }, async () => (await draw(10)).questions.map(({ id }) => id).join()),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('leaves out questions that were seen in the last 30 days or that the browser names', async () => {
    await wereSeen(hashes(1, 4), 3);
    const { questions, fresh } = await draw(5, hashes(5, 7));
    expect(questions.map(({ hash }) => hash).sort()).toEqual(hashes(8, 12));
    expect(fresh).toBe(5);
  });

  test('repeats questions that were seen more than 30 days ago', async () => {
    await wereSeen(hashes(1, 12), 31);
    expect((await draw(12)).fresh).toBe(12);
  });

  test('fills up with the questions seen longest ago when unseen ones run out, and reports it', async () => {
    await wereSeen(hashes(1, 10), 5);
    const { questions, fresh } = await draw(5);
    expect(fresh).toBe(2);
    expect(questions.map(({ hash }) => hash).sort()).toEqual([...hashes(1, 3), ...hashes(11, 12)]);
  });

  test('never asks for one concept twice: it gives its unseen question, or the one seen longest ago', async () => {
    // 'h01' to 'h03' ask for one thing, 'h04' and 'h05' for another.
    await stack.sql(`update private.items set concept = case when hash <= 'h03' then 'thirst' else 'fever' end
                      where hash <= 'h05'`);
    await wereSeen(['h02', 'h01', 'h05', 'h04'], 5);
    const { questions, fresh } = await draw(12);
    await stack.sql('update private.items set concept = null');
    expect(questions.map(({ hash }) => hash).sort()).toEqual(['h03', 'h05', ...hashes(6, 12)]);
    expect(questions.flatMap(({ concept }) => concept ?? []).sort()).toEqual(['fever', 'thirst']);
    expect(fresh).toBe(8);
  });

  test('ignores what somebody else has seen', async () => {
    const other = await addLearner(stack, 'other');
    await stack.sql(
      `insert into user_quiz_history (user_id, skill_title, question_hash, question_text) select $1, $2, hash, 'Q' from private.items`,
      [other.id, skillTitle],
    );
    expect((await draw(12)).fresh).toBe(12);
  });

  test('gives what there is when more is wanted, and nothing for an unknown title', async () => {
    expect((await draw(50)).questions).toHaveLength(12);
    expect(await draw(5, [], 'Compétence 99 - Rien')).toEqual({ questions: [], fresh: 0 });
  });

  test('leaves out retired questions and exam questions', async () => {
    await stack.sql(`update private.items set retired_at = now() where hash = 'h01'`);
    await stack.sql(
      `update private.items set kind = 'exam', skill_id = null, domain = 'Soins de Plaies' where hash = 'h02'`,
    );
    const { questions } = await draw(50);
    expect(questions.map(({ hash }) => hash).sort()).toEqual(hashes(3, 12));
    await stack.sql(`update private.items set kind = 'quiz', skill_id = 8, domain = null, retired_at = null`);
  });

  test.each([0, -1, 51])('refuses to draw %i questions', async (count) => {
    await expect(draw(count)).rejects.toMatchObject({ code: '22023' });
  });
});

// The functions may still be starting at the first call.
describe('generate-quiz', () => {
  async function post(body: unknown, client = learner.client) {
    const { data } = await client.auth.getSession();
    const response = await fetch(`${stack.apiUrl}/functions/v1/generate-quiz`, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        'Content-Type': 'application/json',
        ...(data.session && { Authorization: `Bearer ${data.session.access_token}` }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  test('answers the questions that the database draws for the caller', async () => {
    await wereSeen(hashes(1, 7), 2);
    const { status, body } = await post({ skillTitle, questionCount: 5, usedQuestionHashes: [] });
    expect(status).toBe(200);
    expect(
      quiz
        .parse(body)
        .questions.map(({ hash }) => hash)
        .sort(),
    ).toEqual(hashes(8, 12));
  });

  test.each([
    ['no JSON', '<html>', 400, 'invalid'],
    ['no title', { questionCount: 5 }, 400, 'invalid'],
    ['no question', { skillTitle, questionCount: 0 }, 400, 'invalid'],
    ['51 questions', { skillTitle, questionCount: 51 }, 400, 'invalid'],
    ['half a question', { skillTitle, questionCount: 2.5 }, 400, 'invalid'],
    ['a skill without questions', { skillTitle: 'Compétence 99 - Rien', questionCount: 5 }, 404, 'not-found'],
  ])('asked for %s refuses with its reason', async (_case, body, status, kind) => {
    expect(await post(body)).toMatchObject({
      status,
      body: { error: { kind, message: expect.any(String) } },
    });
  });

  test('is closed to signed-out visitors', async () => {
    expect((await post({ skillTitle, questionCount: 5 }, anonymousClient(stack))).status).toBe(401);
  });
});

describe('figures per skill', () => {
  beforeEach(() => stack.sql('delete from quiz_attempts'));

  const save = ({ client }: TestLearner, time_spent: number, total_questions = 5, skill_title = skillTitle) =>
    client
      .from('quiz_attempts')
      .insert({ id: crypto.randomUUID(), skill_title, score: 1, total_questions, time_spent });
  const figures = async () => (await learner.client.rpc('skill_stats')).data;

  test('count learners of each skill', async () => {
    await save(learner, 60);
    await save(learner, 10, 5, 'Compétence 11 - Nutrition');
    expect(await figures()).toMatchObject([
      { skill_title: 'Compétence 11 - Nutrition', learners: 1 },
      { skill_title: skillTitle, learners: 1 },
    ]);
  });

  /** Learners of whom each has played once, with these times for ten questions. */
  const playWith = (seconds: readonly number[]) =>
    stack.sql(
      `with times as (
         select gen_random_uuid() as id, seconds::integer from jsonb_array_elements_text($2) as seconds
       ), learners as (
         insert into auth.users (id, email) select id, id || '@revisoins.test' from times
       )
       insert into quiz_attempts (id, user_id, skill_title, score, total_questions, time_spent)
       select gen_random_uuid(), id, $1, 1, 10, seconds from times`,
      [skillTitle, JSON.stringify(seconds)],
    );
  const upTo = (count: number, seconds: (nth: number) => number) =>
    Array.from({ length: count }, (_, nth) => seconds(nth));

  test('contain no time while fewer than ten learners have played, however often and whoever they are', async () => {
    const second = await addLearner(stack, 'second');
    for (const someone of [learner, learner, second]) await save(someone, 60);
    await playWith(upTo(7, () => 1));
    expect(await figures()).toEqual([
      { skill_title: skillTitle, learners: 9, median_time_spent: null, median_seconds_per_question: null },
    ]);
    await playWith([1]);
    expect(await figures()).toMatchObject([{ learners: 10, median_time_spent: 1 }]);
  });

  test('contain the median time, and the time per question whatever the length of the quizzes', async () => {
    const [third, fourth] = [await addLearner(stack, 'third'), await addLearner(stack, 'fourth')];
    await save(learner, 50, 5);
    await save(third, 240, 20);
    await save(fourth, 150, 10);
    await playWith([...upTo(4, () => 10), ...upTo(4, () => 900)]);
    expect(await figures()).toEqual([
      { skill_title: skillTitle, learners: 11, median_time_spent: 150, median_seconds_per_question: 12 },
    ]);
  });

  test('count each learner once, however often one has played', async () => {
    const [fifth, sixth] = [await addLearner(stack, 'fifth'), await addLearner(stack, 'sixth')];
    await save(learner, 140, 10);
    for (const seconds of [100, 150, 900]) await save(fifth, seconds, 10);
    await save(sixth, 160, 10);
    await playWith([...upTo(4, () => 10), ...upTo(4, () => 900)]);
    const honest = [
      { skill_title: skillTitle, learners: 11, median_time_spent: 150, median_seconds_per_question: 15 },
    ];
    expect(await figures()).toEqual(honest);
    await stack.sql(
      `insert into quiz_attempts (id, user_id, skill_title, score, total_questions, time_spent)
       select gen_random_uuid(), $1, $2, 1, 5, 7200 from generate_series(1, 500)`,
      [sixth.id, skillTitle],
    );
    expect(await figures()).toEqual(honest);
  });

  test('follow learners who start over, and attempts that an operator removes and restores', async () => {
    const [seventh, eighth] = [await addLearner(stack, 'seventh'), await addLearner(stack, 'eighth')];
    for (const someone of [learner, seventh, eighth]) await save(someone, 60);
    const count = async () => (await figures())?.[0]?.learners;
    expect(await count()).toBe(3);
    await seventh.client.from('quiz_attempts').delete().eq('user_id', seventh.id);
    expect(await count()).toBe(2);
    await stack.sql('update quiz_attempts set deleted_at = now() where user_id = $1', [eighth.id]);
    expect(await count()).toBe(1);
    await stack.sql('update quiz_attempts set deleted_at = null where user_id = $1', [eighth.id]);
    expect(await count()).toBe(2);
    await stack.sql('delete from auth.users where id = $1', [eighth.id]);
    expect(await count()).toBe(1);
  });

  test('count what two tabs save at once', async () => {
    const twice = await addLearner(stack, 'twice');
    await Promise.all([60, 80, 100, 120].map((seconds) => save(twice, seconds)));
    const [row] = await stack.sql('select whole from private.usual_times where user_id = $1', [twice.id]);
    expect(row).toEqual({ whole: 90 });
  });
});
