import { examDomains, examRules } from '@revisoins/assessment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { examTables, fillExamBank, SECRET } from './exam-bank.fixture.ts';
import { readKeys, letPass, openGate, openSitting, type Paper } from './exam-sitting.fixture.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

let stack: Stack;
let learner: TestLearner;
let stranger: TestLearner;
let sitting: ReturnType<typeof openSitting>;
let other: ReturnType<typeof openSitting>;

beforeAll(async () => {
  stack = await startTestStack();
  [learner, stranger] = [await addLearner(stack, 'learner'), await addLearner(stack, 'stranger')];
  [sitting, other] = [openSitting(learner), openSitting(stranger)];
  await stack.sql(`select create_exam_code('Test', 'CODE-DU-TEST', now() + interval '1 day')`);
  await openGate(stack, learner.id);
  await openGate(stack, stranger.id);
});
beforeEach(async () => {
  await stack.sql('delete from quiz_attempts where user_id = any ($1)', [`{${learner.id},${stranger.id}}`]);
  await fillExamBank(stack, 6);
});
afterAll(() => stack?.stop());

async function begin(count = 20, minutes = 30): Promise<Paper> {
  const { data, refused } = await sitting.start(count, minutes);
  if (refused !== null) throw new Error(refused);
  return data;
}

const saved = () =>
  stack.sql(
    'select id, kind, skill_title, score, total_questions, time_spent from quiz_attempts where user_id = $1',
    [learner.id],
  );

describe('a paper', () => {
  test.each([
    [20, [3, 3, 3, 3, 2, 2, 2, 2]],
    [30, [4, 4, 4, 4, 4, 4, 3, 3]],
    [40, [5, 5, 5, 5, 5, 5, 5, 5]],
  ])('of %i questions splits them evenly, the remainder to the first domains', async (count, shares) => {
    const { questions } = await begin(count);
    expect(examDomains.map(({ title }) => questions.filter(({ domain }) => domain === title).length)).toEqual(
      shares,
    );
    expect(new Set(questions.map(({ question }) => question)).size).toBe(count);
  });

  test('passes what a domain lacks to the next, and still has its full length', async () => {
    await fillExamBank(stack, [1, 9, 6, 6, 6, 6, 6, 0]);
    const { questions } = await begin(40);
    expect(questions).toHaveLength(40);
    expect(questions.filter(({ domain }) => domain === 'Anatomie et Physiologie')).toHaveLength(1);
  });

  test('is refused when the bank is too small', async () => {
    await fillExamBank(stack, 2);
    expect((await sitting.start(20)).refused).toBe('exam_bank_too_small');
    expect(await stack.sql('select id from private.exams')).toEqual([]);
  });

  test('contains nothing that helps to answer', async () => {
    const paper = await begin(40);
    const text = JSON.stringify([
      paper,
      (await sitting.follow(paper.id)).data,
      (await sitting.save(paper.id, 1, 1, 0)).data,
      (await sitting.lobby()).data,
    ]);
    expect(text).not.toContain(SECRET);
    expect(text).not.toMatch(
      /"(key|correctAnswer|correct|explanation|rationales?|sources|concept|hash|id":"test-)/i,
    );
  });

  test('shows the table of each question in both languages', async () => {
    for (const question of (await begin(20)).questions)
      expect(question).toMatchObject({ table: examTables.fr, en: { table: examTables.en } });
  });

  test('shuffles questions and options for each learner', async () => {
    const [mine, theirs] = [await begin(40), (await other.start(40, 60)).data];
    expect(mine.questions.map(({ question }) => question)).not.toEqual(
      theirs?.questions.map(({ question }) => question),
    );
    const keys = await readKeys(stack, mine.id);
    expect(new Set(keys).size).toBe(4);
  });

  test('shuffles the options of each question anew', async () => {
    const { id } = await begin(40);
    const orders = await stack.sql(
      'select distinct option_order from private.exam_questions where exam_id = $1',
      [id],
    );
    expect(orders.length).toBeGreaterThan(1);
  });

  test('makes a question known to the learner who answered it, and to nobody else', async () => {
    const { id } = await begin();
    expect((await other.start()).refused).toBeNull();
    await sitting.save(id, 1, 1, 0);
    const fresh = async (who: typeof sitting) => (await who.lobby()).data?.bank.fresh;
    expect([await fresh(sitting), await fresh(other)]).toEqual([39, 40]);
  });

  test('brings questions of earlier exams back only when new ones run out', async () => {
    await fillExamBank(stack, 9);
    const first = await begin(20);
    for (let question = 1; question <= 20; question += 1) await sitting.save(first.id, question, question, 0);
    await sitting.abandon(first.id);
    const second = await begin(20);
    const met = new Set(first.questions.map(({ question }) => question));
    expect(second.questions.filter(({ question }) => met.has(question))).toEqual([]);
    await sitting.abandon(second.id);
    expect((await begin(40)).questions).toHaveLength(40);
  });

  test('never asks for one concept twice, and still has its full length', async () => {
    await fillExamBank(stack, 9);
    // The first two domains ask for the same.
    await stack.sql(
      `update private.items set concept = 'concept-' || split_part(id, '-', 3) where id ~ '^test-[12]-'`,
    );
    const { id } = await begin(40);
    const [drawn] = await stack.sql(
      `select count(*)::integer as questions, count(concept)::integer as named, count(distinct concept)::integer as concepts
         from private.exam_questions join private.items on items.id = item_id where exam_id = $1`,
      [id],
    );
    expect(drawn?.['questions']).toBe(40);
    expect(drawn?.['named']).toBeGreaterThan(0);
    expect(drawn?.['concepts']).toBe(drawn?.['named']);
  });

  test('ends its minutes after it began, by the server', async () => {
    const { startedAt, deadline, now } = await begin(20, 45);
    expect(deadline - startedAt).toBe(45 * 60_000);
    expect(Math.abs(now - startedAt)).toBeLessThan(10_000);
  });

  test.each([
    [1, 30],
    [1.25, 37.5],
    [1.5, 45],
    [2, 60],
  ])('of a learner with %d times the time has %d minutes for thirty', async (time_factor, minutes) => {
    const { error } = await learner.client.from('study_plans').upsert({ user_id: learner.id, time_factor });
    expect(error).toBeNull();
    expect((await sitting.lobby()).data?.timeFactor).toBe(time_factor);
    expect((await other.lobby()).data?.timeFactor).toBe(1);
    const paper = await begin(20, 30);
    expect(paper).toMatchObject({ minutes: 30, timeFactor: time_factor });
    expect(paper.deadline - paper.startedAt).toBe(minutes * 60_000);
  });

  test('keeps its deadline when the plan changes meanwhile, and the next one follows the plan', async () => {
    const plan = (time_factor: number) =>
      learner.client.from('study_plans').upsert({ user_id: learner.id, time_factor });
    await plan(2);
    const paper = await begin();
    await plan(1);
    expect((await sitting.follow(paper.id)).data).toMatchObject({ timeFactor: 2, deadline: paper.deadline });
    expect((await begin()).deadline).toBe(paper.deadline);
    await letPass(stack, paper.id, 35 * 60);
    expect((await sitting.save(paper.id, 1, 1, 0)).refused).toBeNull();
    const done = (await sitting.finish(paper.id, 1)).data;
    expect(done).toMatchObject({ state: 'finished', isTimeUp: false });
    expect(done?.timeSpent).toBeGreaterThanOrEqual(35 * 60);
    const next = await begin();
    expect(next.deadline - next.startedAt).toBe(30 * 60_000);
  });

  test.each([
    [21, 30],
    [0, 30],
    [20, 29],
    [40, 600],
    [null, 30],
    [20, null],
  ])('of %s questions in %s minutes is refused', async (count, minutes) => {
    const { error } = await learner.client.rpc('start_exam', { question_count: count, minutes });
    expect(error?.hint).toBe('exam_invalid');
  });

  test('is one at a time: starting again resumes it', async () => {
    const first = await begin(20, 30);
    await sitting.save(first.id, 1, 3, 2, { flagged: true });
    const again = await begin(40, 60);
    expect(again).toMatchObject({
      id: first.id,
      resumed: true,
      questionCount: 20,
      deadline: first.deadline,
      lastSequence: 1,
    });
    expect(again.questions[2]).toMatchObject({ choice: 2, flagged: true });
    const starts = await Promise.all([sitting.start(), sitting.start(), sitting.start()]);
    expect(new Set(starts.map(({ data }) => data?.id))).toEqual(new Set([first.id]));
  });

  test('is handed out ten times in 24 hours, which the lobby shows beforehand', async () => {
    for (let n = 0; n < examRules.startsPerDay; n += 1) {
      expect((await sitting.lobby()).data?.starts).toEqual({ left: examRules.startsPerDay - n, again: null });
      await sitting.abandon((await begin()).id);
    }
    const { error } = await learner.client.rpc('start_exam', { question_count: 20, minutes: 30 });
    const { starts } = (await sitting.lobby()).data ?? {};
    expect(starts?.left).toBe(0);
    expect(error).toMatchObject({ hint: 'exam_limited', details: String(starts?.again) });
    const inADay = (starts?.again ?? 0) - Date.now() - 86_400_000;
    expect(Math.abs(inADay)).toBeLessThan(60_000);
    const [first] = await stack.sql('select id from private.exams order by started_at limit 1');
    await stack.sql('delete from private.exams where id = $1', [first?.['id']]);
    expect((await sitting.start()).refused).toBeNull();
  });
});

test('a question that was retired is on no paper', async () => {
  await fillExamBank(stack, 3);
  // Twenty of the twenty-four are left: a paper of twenty has exactly these.
  await stack.sql(
    `update private.items set retired_at = now() where id in ('test-1-1', 'test-2-1', 'test-3-1', 'test-4-1')`,
  );
  const { id } = await begin(20);
  const drawn = await stack.sql(
    `select count(distinct item_id)::integer as items, count(*) filter (where items.retired_at is not null)::integer as retired
       from private.exam_questions join private.items on items.id = item_id where exam_id = $1`,
    [id],
  );
  expect(drawn).toEqual([{ items: 20, retired: 0 }]);
});

test('a question that was retired takes no place among those that rest', async () => {
  await fillExamBank(stack, 12);
  await stack.sql(`update private.items set retired_at = now() where id ~ '^test-\\d-1[0-2]$'`);
  const resting = await stack.sql(
    `select count(*)::integer as items, count(items.retired_at)::integer as retired
       from private.resting_exam_items(now()) as id join private.items using (id) group by items.domain`,
  );
  // A third of the nine that are left.
  expect(resting).toEqual(Array.from({ length: 8 }, () => ({ items: 3, retired: 0 })));
});

describe('an answer', () => {
  test('delivered twice counts once', async () => {
    const { id } = await begin();
    const key = crypto.randomUUID();
    const once = await sitting.save(id, 1, 4, 3, { key });
    const twice = await sitting.save(id, 1, 4, 3, { key });
    expect([once.data?.lastSequence, twice.data?.lastSequence]).toEqual([1, 1]);
    expect(await stack.sql('select position, choice from private.exam_saves')).toEqual([
      { position: 4, choice: 3 },
    ]);
  });

  test.each([
    ['another choice under the same key', { choice: 1 }, 'exam_key_reused'],
    ['another question under the same key', { question: 5 }, 'exam_key_reused'],
    ['another number under the same key', { sequence: 2 }, 'exam_key_reused'],
  ])('%s is refused', async (_case, changes, refusal) => {
    const { id } = await begin();
    const key = crypto.randomUUID();
    const answer = { sequence: 1, question: 4, choice: 3, ...changes };
    await sitting.save(id, 1, 4, 3, { key });
    expect((await sitting.save(id, answer.sequence, answer.question, answer.choice, { key })).refused).toBe(
      refusal,
    );
  });

  test.each([[0], [1], [3], [-1], [7]])(
    'numbered %i after the first is refused as out of order',
    async (sequence) => {
      const { id } = await begin();
      await sitting.save(id, 1, 1, 0);
      const { error } = await learner.client.rpc('save_exam_answer', {
        exam_id: id,
        question: 2,
        choice: 0,
        flagged: false,
        sequence,
        idempotency_key: crypto.randomUUID(),
      });
      expect(error).toMatchObject({ hint: 'exam_out_of_order', details: '1' });
    },
  );

  test.each([
    [0, 0],
    [21, 0],
    [1, 4],
    [1, -1],
  ])('to question %i with option %i is refused', async (question, choice) => {
    const { id } = await begin();
    expect((await sitting.save(id, 1, question, choice)).refused).toBe('exam_invalid');
  });

  test('that arrives within ten minutes after the deadline counts, and the result contains the number of such answers', async () => {
    const { id, deadline, acceptedUntil } = await begin();
    expect(acceptedUntil - deadline).toBe(examRules.lateMinutes * 60_000);
    const keys = await readKeys(stack, id);
    const [one = 0, two = 0, three = 0] = keys;
    await sitting.save(id, 1, 1, (one + 1) % 4);
    await sitting.save(id, 2, 1, one);
    await letPass(stack, id, 30 * 60 + 2);
    // It was on its way.
    expect((await sitting.save(id, 3, 2, two)).refused).toBeNull();
    await letPass(stack, id, 9 * 60);
    await other.lobby();
    expect((await sitting.save(id, 4, 3, three)).data).toMatchObject({ state: 'live' });
    // A flag alone changes no answer.
    expect((await sitting.save(id, 5, 1, one, { flagged: true })).refused).toBeNull();
    expect((await sitting.finish(id, 5)).data).toMatchObject({
      score: 3,
      lateAnswers: 1,
      isTimeUp: true,
      timeSpent: 1800,
      endedAt: (await sitting.follow(id)).data?.deadline,
    });
  });

  test('that arrives later than that does not count', async () => {
    const { id } = await begin();
    await letPass(stack, id, 40 * 60 + 1);
    expect((await sitting.save(id, 1, 1, 0)).refused).toBe('exam_late');
    expect((await sitting.follow(id)).data).toMatchObject({
      state: 'finished',
      lateAnswers: 0,
      lastSequence: 0,
    });
  });

  test('changes nothing in an exam that somebody else sits at the same time', async () => {
    const { data: theirs } = await other.start();
    const { id } = await begin();
    await sitting.save(id, 1, 1, 2, { flagged: true });
    expect((await sitting.paper(id)).data?.questions[0]).toMatchObject({ choice: 2, flagged: true });
    expect((await other.paper(theirs?.id ?? '')).data?.questions[0]).toMatchObject({
      choice: null,
      flagged: false,
    });
  });

  test("to somebody else's exam is refused like an answer to an exam that does not exist", async () => {
    const { id } = await begin();
    const refusals = await Promise.all([
      other.save(id, 1, 1, 0),
      other.follow(id),
      other.finish(id, 0),
      other.abandon(id),
      other.correction(id),
      other.save(crypto.randomUUID(), 1, 1, 0),
    ]);
    expect(new Set(refusals.map(({ refused }) => refused))).toEqual(new Set(['exam_not_found']));
    expect((await sitting.follow(id)).data).toMatchObject({ state: 'live', lastSequence: 0 });
  });
});

describe('the end', () => {
  test('is scored by the server and saved once under the exam’s id', async () => {
    const { id } = await begin();
    const keys = await readKeys(stack, id);
    for (const [index, key] of keys.slice(0, 5).entries())
      await sitting.save(id, index + 1, index + 1, index < 4 ? key : (key + 1) % 4);
    await letPass(stack, id, 600);
    const results = await Promise.all([sitting.finish(id, 5), sitting.finish(id, 5)]);
    for (const { data } of results)
      expect(data).toMatchObject({ state: 'finished', score: 4, isTimeUp: false });
    expect(await saved()).toEqual([
      {
        id,
        kind: 'exam',
        skill_title: "Simulation d'Examen",
        score: 4,
        total_questions: 20,
        time_spent: expect.any(Number),
      },
    ]);
    expect((await saved())[0]?.['time_spent']).toBeGreaterThanOrEqual(600);
  });

  test('is scored by the answers of this exam alone', async () => {
    const theirs = await other.start(20, 30);
    if (theirs.refused !== null) throw new Error(theirs.refused);
    const [key = 0] = await readKeys(stack, theirs.data.id);
    await other.save(theirs.data.id, 1, 1, key);
    const { id } = await begin();
    expect((await sitting.finish(id, 0)).data).toMatchObject({ state: 'finished', score: 0 });
    expect((await other.finish(theirs.data.id, 1)).data).toMatchObject({ state: 'finished', score: 1 });
  });

  test.each([
    ['a result', {}],
    [
      'a result with answers',
      { answers: [{ item: 'c09-001', version: 1, choice: 'a', correct: true }], score: 1 },
    ],
    [
      'a result with doses',
      {
        numeric_answers: [
          { template: 'calc-volume-01', version: 1, seed: 7, typed: '2', unit: 'mL', correct: true },
        ],
      },
    ],
  ])('is saved whatever stands under the exam’s id before it: %s', async (_what, content) => {
    const { id } = await begin();
    const row = {
      id,
      skill_title: 'Compétence 9 - Pharmacothérapie',
      score: 20,
      total_questions: 20,
      time_spent: 10,
      ...content,
    };
    expect((await stranger.client.from('quiz_attempts').insert(row)).error).toBeNull();
    await letPass(stack, id, 2 * 60 * 60);
    // Any visit ends overdue exams.
    expect((await other.lobby()).refused).toBeNull();
    expect(await saved()).toMatchObject([{ id, kind: 'exam', skill_title: "Simulation d'Examen", score: 0 }]);
  });

  test('comes before a learner has stored more answers than anybody gives', async () => {
    const { id } = await begin();
    await stack.sql(
      `do $$ begin for one in 1..999 loop update private.exams set last_sequence = one where id = '${id}'; end loop; end $$`,
    );
    expect((await sitting.save(id, 1000, 1, 0)).refused).toBeNull();
    expect((await sitting.save(id, 1001, 1, 1)).refused).toBe('exam_invalid');
    expect((await sitting.finish(id, 1000)).data).toMatchObject({ state: 'finished' });
  });

  test('names who reviewed a question, from the paper on', async () => {
    await stack.sql(
      `update private.items set review_status = 'reviewed', reviewer = 'Anne Roy, inf. clin.' where kind = 'exam' and domain = 'Neurologie'`,
    );
    const paper = await begin();
    const topicNames = (questions: Paper['questions']) =>
      questions.map(({ domain, reviewer }) => [domain === 'Neurologie', reviewer]);
    const expected = paper.questions.map(({ domain }) =>
      domain === 'Neurologie' ? [true, 'Anne Roy, inf. clin.'] : [false, undefined],
    );
    expect(topicNames(paper.questions)).toEqual(expected);
    await sitting.finish(paper.id, 0);
    expect(topicNames((await sitting.correction(paper.id)).data?.questions ?? [])).toEqual(expected);
  });

  test('does not overtake answers that are still on their way', async () => {
    const { id } = await begin();
    await sitting.save(id, 1, 1, 0);
    expect((await sitting.finish(id, 2)).refused).toBe('exam_out_of_order');
    expect((await sitting.finish(id, null)).refused).toBe('exam_out_of_order');
    expect((await sitting.finish(id, 1)).data?.state).toBe('finished');
  });

  test.each([
    [
      'the next visit of anybody',
      async () => {
        expect((await other.lobby()).data?.live).toBeNull();
      },
    ],
    [
      'the job that runs each minute',
      async () => {
        const [job] = await stack.sql(
          `select command from cron.job where jobname = 'close overdue exams' and schedule = '* * * * *'`,
        );
        await stack.sql(String(job?.['command']));
      },
    ],
  ])('comes by %s for those who never come back, stamped at the deadline', async (_case, close) => {
    const { id, minutes } = await begin();
    const keys = await readKeys(stack, id);
    await sitting.save(id, 1, 1, keys[0] ?? 0);
    await letPass(stack, id, (minutes + examRules.lateMinutes) * 60 - 60);
    await close();
    expect((await stack.sql('select state from private.exams where id = $1', [id]))[0]).toEqual({
      state: 'live',
    });
    await letPass(stack, id, 4 * 3600);
    await close();
    const [exam] = await stack.sql(
      'select state, ended_at = deadline as at_deadline, is_time_up, score from private.exams where id = $1',
      [id],
    );
    expect(exam).toEqual({ state: 'finished', at_deadline: true, is_time_up: true, score: 1 });
    expect(await saved()).toMatchObject([{ id, score: 1, time_spent: minutes * 60 }]);
  });

  test('gives the correction, in the order that the learner saw', async () => {
    const paper = await begin();
    const keys = await readKeys(stack, paper.id);
    expect((await sitting.correction(paper.id)).refused).toBe('exam_not_finished');
    for (let question = 1; question <= 20; question += 1) await sitting.save(paper.id, question, question, 0);
    await letPass(stack, paper.id, 20 * examRules.secondsPerAnswer);
    await sitting.finish(paper.id, 20);
    const { data } = await sitting.correction(paper.id);
    expect(data?.correction).toBe('open');
    expect(data?.questions.map(({ correctAnswer }) => correctAnswer)).toEqual(keys);
    expect(data?.questions.map(({ options }) => options)).toEqual(
      paper.questions.map(({ options }) => options),
    );
    expect(JSON.stringify(data)).toContain(SECRET);
    for (const question of data?.questions ?? [])
      expect(question).toMatchObject({ table: examTables.fr, en: { table: examTables.en } });
    for (const { sources } of data?.questions ?? [])
      expect(sources).toEqual([
        { publisher: `${SECRET}source`, document: 'Loi', section: 'art. 1', checked: null },
      ]);
    expect((await other.correction(paper.id)).refused).toBe('exam_not_found');
  });

  test('opens the correction of answered questions only', async () => {
    const { id } = await begin();
    await sitting.save(id, 1, 3, 0);
    await sitting.save(id, 2, 4, 0);
    await sitting.save(id, 3, 4, null);
    await letPass(stack, id, 600);
    await sitting.finish(id, 3);
    const questions = (await sitting.correction(id)).data?.questions ?? [];
    expect(questions.flatMap(({ isOpen }, index) => (isOpen ? [index + 1] : []))).toEqual([3]);
    const shut = JSON.stringify(questions.filter(({ isOpen }) => !isOpen));
    expect(shut).toContain(JSON.stringify(examTables.fr.caption));
    expect(shut).not.toContain(SECRET);
    expect(shut).not.toMatch(/"(key|correctAnswer|explanation|rationales?)"/);
  });

  test('of answers given faster than one reads scores them, and opens its correction later', async () => {
    const { id } = await begin();
    for (let question = 1; question <= 20; question += 1) await sitting.save(id, question, question, 0);
    await letPass(stack, id, 30);
    const { data: result } = await sitting.finish(id, 20);
    expect(result?.score).toBeGreaterThanOrEqual(0);
    const { data } = await sitting.correction(id);
    expect(data).toMatchObject({
      correction: 'waits',
      correctionOpensAt: Number(result?.startedAt) + 20 * examRules.secondsPerAnswer * 1000,
    });
    expect(data?.questions.some(({ isOpen }) => isOpen)).toBe(false);
    expect(JSON.stringify(data)).not.toContain(SECRET);
    await letPass(stack, id, 20 * examRules.secondsPerAnswer - 30);
    expect((await sitting.correction(id)).data).toMatchObject({ correction: 'open' });
  });

  test('of an earlier exam has no correction while another one runs', async () => {
    const { id } = await begin();
    await sitting.save(id, 1, 1, 0);
    await letPass(stack, id, 60);
    await sitting.finish(id, 1);
    const second = await begin();
    expect((await sitting.correction(id)).refused).toBe('exam_under_way');
    // Also while it only waits for late answers.
    await letPass(stack, second.id, 35 * 60);
    expect((await sitting.correction(id)).refused).toBe('exam_under_way');
    await sitting.finish(second.id, 0);
    expect((await sitting.correction(id)).data?.questions[0]).toMatchObject({ isOpen: true });
  });

  test('is final', async () => {
    const { id } = await begin();
    await sitting.finish(id, 0);
    expect((await sitting.save(id, 1, 1, 0)).refused).toBe('exam_finished');
    expect((await sitting.abandon(id)).refused).toBe('exam_finished');
    await expect(stack.sql(`update private.exams set score = 20 where id = $1`, [id])).rejects.toThrow(
      'does not change',
    );
    await expect(
      stack.sql(`update private.exam_questions set choice = 0 where exam_id = $1`, [id]),
    ).rejects.toThrow('do not change');
  });

  test('of an abandoned exam leaves no result and no correction', async () => {
    const { id } = await begin();
    expect((await sitting.abandon(id)).data?.state).toBe('abandoned');
    expect((await sitting.abandon(id)).data?.state).toBe('abandoned');
    expect((await sitting.save(id, 1, 1, 0)).refused).toBe('exam_abandoned');
    expect((await sitting.finish(id, 0)).refused).toBe('exam_abandoned');
    expect((await sitting.correction(id)).refused).toBe('exam_abandoned');
    expect(await saved()).toEqual([]);
  });
});

test.each([[{ score: 20 }], [{ score: 20, id: 'the exam' }]])(
  'a forged result %j is refused',
  async (forged) => {
    const { id } = await begin();
    const row = {
      id: crypto.randomUUID(),
      skill_title: "Simulation d'Examen",
      total_questions: 20,
      time_spent: 60,
      ...forged,
    };
    const forge = async (kind: object) =>
      (
        await learner.client
          .from('quiz_attempts')
          .insert({ ...row, ...kind, id: row.id === 'the exam' ? id : row.id })
      ).error?.code;
    expect(await forge({})).toBe('23503');
    expect(await forge({ kind: 'exam' })).toBe('42501');
    expect(await saved()).toEqual([]);
  },
);
