import { examRules } from '@revisoins/assessment';
import { learnerStrength } from '@revisoins/learning/item-health';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { letPass, openGate, openSitting, readKeys } from './exam-sitting.fixture.ts';
import { addLearner, anonymousClient, type TestLearner } from './test-learner.ts';

const ITEM = 'c08-003';
const reason = {
  reason_fr: 'Deux réponses étaient justes selon le guide en vigueur.',
  reason_en: 'Two answers were right by the current guide.',
};
const request = { ...reason, voided_by: 'Marie Roy' };
let stack: Stack;
let learner: TestLearner;
let stranger: TestLearner;
let version: number;
let otherVersion: number;
let key: string;
const rpc = (name: string, args: Record<string, unknown> = {}) =>
  createClient(stack.apiUrl, stack.secretKey, { auth: { persistSession: false } }).rpc(name, args);
const voidItem = async (item_id: string = ITEM, rest: object = {}) => {
  const { data, error } = await rpc('void_item', { item_id, ...request, ...rest });
  if (error) throw new Error(error.message);
  return data as { outcome: string; versions: number[]; attempts: number; learners: number };
};

beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
  stranger = await addLearner(stack, 'stranger');
  await stack.sql(`select create_exam_code('Test', 'CODE-DU-TEST', now() + interval '1 day')`);
  await openGate(stack, learner.id);
  const [item] = await stack.sql(`select version, key from private.items where id = $1`, [ITEM]);
  version = Number(item?.['version']);
  key = String(item?.['key']);
  const [other] = await stack.sql(`select version from private.items where id = 'c01-002'`);
  otherVersion = Number(other?.['version']);
});
beforeEach(async () => {
  await stack.sql('truncate private.exams cascade');
  await stack.sql('delete from public.quiz_attempts');
  await stack.sql('delete from public.user_notifications');
  await stack.sql('delete from public.question_reports');
  await stack.sql(
    'with back as (delete from private.voided_items returning *) update private.items set retired_at = null from back where id = back.item_id and items.version = back.version',
  );
  // The trigger still saw the rows: once more without them.
  await stack.sql('update private.items set retired_at = null where id in ($1, $2)', [ITEM, 'c01-002']);
});
afterAll(() => stack?.stop());

const answer = (item: string, correct: boolean, choice: string | null = 'a', of = version) => ({
  item,
  version: of,
  choice,
  correct,
});
async function save(who: TestLearner, answers: object[], score: number, more: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await who.client.from('quiz_attempts').insert({
    id,
    skill_title: 'Toutes les compétences',
    score,
    total_questions: Math.max(answers.length, 1),
    time_spent: 60,
    answers,
    ...more,
  });
  expect(error).toBeNull();
  return id;
}
const row = async (id: string) => {
  const [found] = await stack.sql(
    'select score, total_questions, answers, voided_answers, deleted_at is not null as is_aside from quiz_attempts where id = $1',
    [id],
  );
  return found;
};
const readNotices = (who: TestLearner) =>
  stack.sql('select title, message, title_en, message_en from user_notifications where user_id = $1', [
    who.id,
  ]);

describe('an item that is taken out', () => {
  test('leaves every quiz that counted it, once, and each learner is notified once, with the item and the reason', async () => {
    const right = await save(learner, [answer(ITEM, true), answer('c01-002', true, 'b', otherVersion)], 2);
    const wrong = await save(learner, [answer('c01-002', true, 'b', otherVersion), answer(ITEM, false)], 1);
    const without = await save(stranger, [answer('c01-002', true, 'b', otherVersion)], 1);
    expect(await voidItem()).toEqual({ outcome: 'voided', versions: [version], attempts: 2, learners: 1 });
    expect(await row(right)).toMatchObject({
      score: 1,
      total_questions: 1,
      voided_answers: [answer(ITEM, true)],
    });
    expect(await row(wrong)).toMatchObject({
      score: 1,
      total_questions: 1,
      voided_answers: [answer(ITEM, false)],
    });
    expect(await row(without)).toMatchObject({ score: 1, total_questions: 1, voided_answers: [] });
    const [notice, ...others] = await readNotices(learner);
    expect(others).toEqual([]);
    expect(notice?.['message']).toContain(`Raison\u00a0: ${reason.reason_fr}`);
    expect(notice?.['message']).toMatch(
      /Quiz «\u00a0Toutes les compétences\u00a0» du \d{1,2}(er)? [a-zûé]+ \d{4}\u00a0: 1\/1 au lieu de 2\/2/,
    );
    expect(notice?.['message_en']).toMatch(
      /Quiz “All skills” of [A-Z][a-z]+ \d{1,2}, \d{4}: 1\/1 instead of 1\/2/,
    );
    expect(await readNotices(stranger)).toEqual([]);
    const before = await stack.sql('select * from quiz_attempts order by id');
    expect(await voidItem()).toEqual({ outcome: 'already', versions: [], attempts: 0, learners: 0 });
    expect(await stack.sql('select * from quiz_attempts order by id')).toEqual(before);
    expect(await readNotices(learner)).toHaveLength(1);
    expect(
      await stack.sql('select reason_fr, attempts, learners, voided_by from private.voided_items'),
    ).toEqual([{ reason_fr: reason.reason_fr, attempts: 2, learners: 1, voided_by: request.voided_by }]);
  });

  test('is recorded with the results that it changed; the record of another item stays', async () => {
    await stack.sql(
      `insert into private.voided_items (item_id, version, named_fr, named_en, reason_fr, reason_en, voided_by, attempts, learners)
       values ('c99-999', $1, 'Autre?', 'Other?', $2, $3, 'Marie Roy', 7, 5)`,
      [version, reason.reason_fr, reason.reason_en],
    );
    await save(learner, [answer(ITEM, true)], 1);
    await voidItem();
    expect(
      await stack.sql('select item_id, attempts, learners from private.voided_items order by item_id'),
    ).toEqual([
      { item_id: ITEM, attempts: 1, learners: 1 },
      { item_id: 'c99-999', attempts: 7, learners: 5 },
    ]);
  });

  test('is drawn no more, and a bank that is loaded again does not bring it back', async () => {
    await voidItem();
    expect((await learner.client.rpc('quiz_items', { ids: [ITEM] })).data).toEqual({ questions: [] });
    await stack.sql('update private.items set retired_at = null where id = $1', [ITEM]);
    expect((await learner.client.rpc('quiz_items', { ids: [ITEM] })).data).toEqual({ questions: [] });
    expect(JSON.stringify((await learner.client.rpc('study_items')).data)).not.toContain(ITEM);
    // Its next version is another item.
    await stack.sql(
      `insert into private.items (id, version, kind, skill_id, skill_title, difficulty, key, fr, hash)
       select id, 9100, kind, skill_id, skill_title, difficulty, key, fr, 'next' from private.items where id = $1 limit 1`,
      [ITEM],
    );
    expect((await learner.client.rpc('quiz_items', { ids: [ITEM] })).data).toMatchObject({
      questions: [{ version: 9100 }],
    });
    await stack.sql(`delete from private.items where hash = 'next'`);
  });

  test.each([
    [160, 'x'.repeat(160)],
    [161, `${'x'.repeat(160)}…`],
  ])('is named by its question, of which %i characters are shown as %s', async (length, named) => {
    const [item] = await stack.sql('select fr, en from private.items where id = $1 and version = $2', [
      ITEM,
      version,
    ]);
    const reword = (fr: unknown, en: unknown) =>
      stack.sql('update private.items set fr = $3, en = $4 where id = $1 and version = $2', [
        ITEM,
        version,
        fr,
        en,
      ]);
    const stem = 'x'.repeat(length);
    await reword({ ...(item?.['fr'] as object), stem }, { ...(item?.['en'] as object), stem });
    await voidItem();
    await reword(item?.['fr'], item?.['en']);
    expect(await stack.sql('select named_fr, named_en from private.voided_items')).toEqual([
      { named_fr: named, named_en: named },
    ]);
  });

  test('leaves only the versions that were named', async () => {
    const id = await save(learner, [answer(ITEM, true), answer(ITEM, true, 'a', version + 1)], 2);
    expect(await voidItem(ITEM, { version })).toMatchObject({ versions: [version], attempts: 1 });
    expect(await row(id)).toMatchObject({ score: 1, answers: [answer(ITEM, true, 'a', version + 1)] });
    await stack.sql(
      `insert into private.items (id, version, kind, skill_id, skill_title, difficulty, key, fr, hash, retired_at)
       select id, 9200, kind, skill_id, skill_title, difficulty, key, fr, 'earlier', now()
         from private.items where id = $1 and version = $2`,
      [ITEM, version],
    );
    expect(await voidItem(ITEM, { version: 9200 })).toMatchObject({ versions: [9200], attempts: 0 });
    expect(
      await stack.sql('select version, attempts, learners from private.voided_items order by version'),
    ).toEqual([
      { version, attempts: 1, learners: 1 },
      { version: 9200, attempts: 0, learners: 0 },
    ]);
    // An earlier quiz shows the version that it asked, once.
    const { data } = await learner.client.rpc('attempt_questions', { attempt_id: id });
    expect(data).toMatchObject({ voided: [{ question: { id: ITEM, version } }] });
    await stack.sql('delete from private.voided_items where version = 9200');
    await stack.sql('delete from private.items where version = 9200');
  });

  test('names the skill of a quiz, in both languages and without its number', async () => {
    await save(learner, [answer(ITEM, true), answer('c01-002', true, 'b', otherVersion)], 2, {
      skill_title: "Compétence 3 - Communication au sein d'une équipe de travail",
    });
    await voidItem();
    const [notice] = await readNotices(learner);
    expect(notice?.['message']).toContain(
      '– Quiz «\u00a0Communication au sein d’une équipe de travail\u00a0» du ',
    );
    expect(notice?.['message_en']).toContain('– Quiz “Team communication” of ');
  });

  test('names six results to a learner who has more, and how many others', async () => {
    const saveQuizzes = async (who: TestLearner, count: number) => {
      for (let quiz = 0; quiz < count; quiz += 1)
        await save(who, [answer(ITEM, true), answer('c01-002', true, 'b', otherVersion)], 2);
    };
    await saveQuizzes(learner, 8);
    await saveQuizzes(stranger, 6);
    await voidItem();
    const [many, few] = [(await readNotices(learner))[0], (await readNotices(stranger))[0]];
    expect(many?.['message']).toMatch(/(?:\n– Quiz [^\n]*){6}\n– et 2 autres$/);
    expect(many?.['message_en']).toMatch(/(?:\n– Quiz [^\n]*){6}\n– and 2 more$/);
    expect(few?.['message']).toMatch(/(?:\n– Quiz [^\n]*){6}$/);
    expect(few?.['message_en']).toMatch(/(?:\n– Quiz [^\n]*){6}$/);
  });

  test('sets aside a quiz that contained nothing else', async () => {
    const id = await save(learner, [answer(ITEM, true)], 1);
    await voidItem();
    expect(await row(id)).toMatchObject({ is_aside: true, score: 1, total_questions: 1, answers: [] });
    expect((await readNotices(learner))[0]?.['message']).toContain('ne compte plus');
  });

  test('is not counted in a result that arrives late, and its learner is notified', async () => {
    await voidItem();
    const id = await save(learner, [answer(ITEM, true), answer('c01-002', true, 'b', otherVersion)], 2, {
      voided_answers: [{ made: 'up' }],
    });
    expect(await row(id)).toMatchObject({
      score: 1,
      total_questions: 1,
      voided_answers: [answer(ITEM, true)],
    });
    expect((await readNotices(learner))[0]?.['message']).toContain('1/1 au lieu de 2/2');
    const alone = await save(learner, [answer(ITEM, false)], 0);
    expect(await row(alone)).toMatchObject({ is_aside: true, total_questions: 1 });
    expect(await readNotices(learner)).toHaveLength(1);
    // Sent again: nothing new.
    await learner.client.from('quiz_attempts').upsert(
      {
        id,
        skill_title: 'Toutes les compétences',
        score: 2,
        total_questions: 2,
        time_spent: 60,
        answers: [answer(ITEM, true)],
      },
      { onConflict: 'id', ignoreDuplicates: true },
    );
    expect((await readNotices(learner))[0]?.['message']).toMatch(/(?:\n– Quiz [^\n]*){2}$/);
  });

  test('is announced in one notification, however many results arrive late and from wherever', async () => {
    const answers = [answer(ITEM, true), answer('c01-002', true, 'b', otherVersion)];
    await save(learner, answers, 2);
    await voidItem();
    await Promise.all([save(learner, answers, 2), save(learner, [answer(ITEM, false), answers[1] ?? {}], 1)]);
    const [notice, ...others] = await readNotices(learner);
    expect(others).toEqual([]);
    expect(notice?.['message']).toMatch(
      /^«\u00a0[^\n]+\u00a0»\nRaison[^\n]+\n\nSans elle\u00a0:(?:\n– Quiz «[^\n]+» du [^\n]*){3}$/,
    );
    // What another item did to her results is another message. One that she has read becomes unread.
    await voidItem('c01-002');
    expect(await readNotices(learner)).toHaveLength(2);
    await stack.sql('update user_notifications set is_read = true');
    await save(learner, answers.slice(0, 1), 1);
    const unread = await stack.sql('select message from user_notifications where not is_read');
    expect(unread).toHaveLength(1);
    expect(unread[0]?.['message']).toMatch(/(?:\n– Quiz «[^\n]+» du [^\n]*){4}$/);
    expect(await readNotices(learner)).toHaveLength(2);
  });

  test('does not stop at a row whose figures contradict each other', async () => {
    const typed = { template: 'calc-volume-01', version: 1, seed: 7, typed: '2', unit: 'mL', correct: true };
    const id = await save(learner, [answer(ITEM, true), answer(ITEM, true)], 0, {
      total_questions: 2,
      numeric_answers: [typed, typed],
    });
    await voidItem();
    expect(await row(id)).toMatchObject({ score: 0, total_questions: 2, answers: [] });
  });

  test('is shown in an earlier quiz with the reason, to its owner alone', async () => {
    const id = await save(learner, [answer(ITEM, true), answer('c01-002', true, 'b', otherVersion)], 2);
    await voidItem();
    const { data } = await learner.client.rpc('attempt_questions', { attempt_id: id });
    expect(data).toMatchObject({
      questions: [{ id: 'c01-002' }],
      voided: [
        { question: { id: ITEM }, choice: 'a', reason: { fr: reason.reason_fr, en: reason.reason_en } },
      ],
    });
    expect((await stranger.client.rpc('attempt_questions', { attempt_id: id })).data).toBeNull();
  });

  test.each([
    ['an unknown item', { item_id: 'c99-999', ...request }],
    ['an unknown version', { item_id: ITEM, ...request, version: 77 }],
    ['no reason', { item_id: ITEM, ...request, reason_fr: '', reason_en: '' }],
    ['a reason of 301 characters', { item_id: ITEM, ...request, reason_fr: 'x'.repeat(301) }],
    ['nobody’s name', { item_id: ITEM, ...reason }],
    ['an empty name', { item_id: ITEM, ...request, voided_by: ' ' }],
  ])('needs an item, a reason and a name: not %s', async (_case, args) => {
    const id = await save(learner, [answer(ITEM, true)], 1);
    expect((await rpc('void_item', args)).error).not.toBeNull();
    expect(await row(id)).toMatchObject({ score: 1, voided_answers: [] });
    expect(await stack.sql('select from private.voided_items')).toEqual([]);
  });
});

test.each([
  ['2026-03-01T12:00:00Z', '1er mars 2026', 'March 1, 2026'],
  ['2026-08-15T02:00:00Z', '14 août 2026', 'August 14, 2026'],
])('learners read the day of %s in Quebec as people write it', async (moment, fr, en) => {
  const dates = `select private.date_text($1, 'fr') as fr, private.date_text($1, 'en') as en`;
  expect(await stack.sql(dates, [moment])).toEqual([{ fr, en }]);
});

describe('a calculation that is taken out', () => {
  const typed = (correct: boolean, more: object = {}) => ({
    template: 'calc-volume-01',
    version: 1,
    seed: 7,
    typed: '2',
    unit: 'mL',
    correct,
    ...more,
  });
  const args = {
    template: 'calc-volume-01',
    versions: [1],
    asks_fr: 'Calculer un volume à donner.',
    asks_en: 'Calculate a volume to give.',
    ...request,
  };
  const voidCalculation = async (changes: object = {}) => {
    const { data, error } = await rpc('void_calculation', { ...args, ...changes });
    if (error) throw new Error(error.message);
    return data as unknown;
  };
  const numbers = async (id: string) => {
    const [found] = await stack.sql(
      'select score, total_questions, numeric_answers, voided_answers, deleted_at is not null as is_aside from quiz_attempts where id = $1',
      [id],
    );
    return found;
  };

  test('leaves every quiz that counted it, once, and each learner is notified once', async () => {
    const other = typed(true, { template: 'calc-volume-02' });
    const mixed = await save(learner, [answer('c01-002', true, 'b', otherVersion)], 2, {
      total_questions: 3,
      numeric_answers: [typed(true), other],
    });
    const twice = await save(learner, [], 1, {
      total_questions: 3,
      numeric_answers: [typed(false), typed(true, { version: 2 }), typed(false, { seed: 8 })],
    });
    const without = await save(stranger, [], 1, { total_questions: 1, numeric_answers: [other] });
    expect(await voidCalculation()).toEqual({ outcome: 'voided', versions: [1], attempts: 2, learners: 1 });
    expect(await numbers(mixed)).toEqual({
      score: 1,
      total_questions: 2,
      numeric_answers: [other],
      voided_answers: [typed(true)],
      is_aside: false,
    });
    expect(await numbers(twice)).toMatchObject({
      score: 1,
      total_questions: 1,
      numeric_answers: [typed(true, { version: 2 })],
    });
    expect(await numbers(without)).toMatchObject({ score: 1, voided_answers: [] });
    const [notice, ...others] = await readNotices(learner);
    expect(others).toEqual([]);
    expect(notice?.['message']).toContain('«\u00a0Calculer un volume à donner.\u00a0»');
    expect(notice?.['message']).toContain('1/2 au lieu de 2/3');
    expect(notice?.['message_en']).toContain('1/1 instead of 1/3');
    expect(await readNotices(stranger)).toEqual([]);
    expect(await voidCalculation()).toMatchObject({ outcome: 'already', attempts: 0 });
    // Only what is new of a longer list.
    expect(await voidCalculation({ versions: [1, 2] })).toMatchObject({ versions: [2], attempts: 1 });
    expect(await numbers(twice)).toMatchObject({ is_aside: true });
    expect(
      await stack.sql(
        'select version, attempts, learners, voided_by from private.voided_items order by version',
      ),
    ).toEqual([
      { version: 1, attempts: 2, learners: 1, voided_by: request.voided_by },
      { version: 2, attempts: 1, learners: 1, voided_by: request.voided_by },
    ]);
  });

  test('is not counted in a result that arrives late, which is set aside if it has nothing else', async () => {
    await voidCalculation();
    const late = await save(learner, [answer('c01-002', true, 'b', otherVersion)], 2, {
      total_questions: 2,
      numeric_answers: [typed(true)],
    });
    const alone = await save(learner, [], 0, { total_questions: 1, numeric_answers: [typed(false)] });
    expect(await numbers(late)).toMatchObject({ score: 1, total_questions: 1, numeric_answers: [] });
    expect(await numbers(alone)).toMatchObject({ is_aside: true });
    expect(await readNotices(learner)).toHaveLength(1);
  });

  test('is shown in an earlier quiz with what was typed and the reason', async () => {
    const id = await save(learner, [answer('c01-002', true, 'b', otherVersion)], 2, {
      total_questions: 2,
      numeric_answers: [typed(true)],
    });
    await voidCalculation();
    const { data } = await learner.client.rpc('attempt_questions', { attempt_id: id });
    const { correct: _, ...shown } = typed(true);
    expect(data).toMatchObject({
      voided: [],
      voidedCalculations: [{ ...shown, reason: { fr: reason.reason_fr, en: reason.reason_en } }],
    });
  });

  test.each([
    ['no template', { template: null }],
    ['an item', { template: ITEM }],
    ['no version', { versions: [] }],
    ['an impossible version', { versions: [1, 0] }],
    ['nothing that it asks for', { asks_fr: ' ' }],
    ['no reason', { reason_en: '' }],
    ['an empty name', { voided_by: ' ' }],
  ])('needs a template, versions, a reason and a name: not %s', async (_case, changes) => {
    const id = await save(learner, [], 1, { total_questions: 1, numeric_answers: [typed(true)] });
    expect((await rpc('void_calculation', { ...args, ...changes })).error).not.toBeNull();
    expect(await numbers(id)).toMatchObject({ score: 1, voided_answers: [] });
    expect(await stack.sql('select from private.voided_items')).toEqual([]);
  });

  test.each([
    ['none', []],
    ['101', Array.from({ length: 101 }, (_, index) => index + 1)],
    ['zero', [1, 0]],
    ['10001', [10_001]],
    ['one that is missing', [1, null]],
  ])('has from 1 to 100 versions, each from 1 to 10000: not %s', async (_case, versions) => {
    const { error } = await rpc('void_calculation', { ...args, versions });
    expect(error).toMatchObject({ code: '22023', message: 'versions must be from 1 to 100 of them' });
  });

  test('is named in a few words, which are kept without blanks around them', async () => {
    const long = 'é'.repeat(200);
    const versions = [10_000, ...Array.from({ length: 99 }, (_, index) => index + 1)];
    const padded = Object.fromEntries(Object.entries(request).map(([name, text]) => [name, ` ${text} `]));
    await voidCalculation({ ...padded, versions, asks_fr: ` ${long} `, asks_en: ` ${long} ` });
    const named = { named_fr: 'é'.repeat(161), named_en: 'é'.repeat(161) };
    expect(
      await stack.sql(
        'select named_fr, named_en, reason_fr, reason_en, voided_by from private.voided_items where version = 10000',
      ),
    ).toEqual([{ ...named, ...request }]);
    expect(await stack.sql('select count(*)::int as kept from private.voided_items')).toEqual([
      { kept: 100 },
    ]);
  });

  test('is the operator’s alone to take out', async () => {
    for (const client of [learner.client, anonymousClient(stack)])
      expect((await client.rpc('void_calculation', args)).error?.code).toBe('42501');
  });
});

test('a mock is scored without it, each part by its own size, and its learner is notified', async () => {
  await stack.sql(
    `insert into quiz_attempts (id, user_id, kind, skill_title, score, total_questions, time_spent)
     values (gen_random_uuid(), $1, 'exam', 'Simulation d''Examen', 17, 20, 60)`,
    [stranger.id],
  );
  const sitting = openSitting(learner);
  const { data: paper } = await sitting.startMock();
  if (!paper) throw new Error('no mock');
  const keys = await readKeys(stack, paper.id);
  for (const question of [1, 2]) await sitting.save(paper.id, question, question, keys[question - 1] ?? 0);
  await sitting.finish(paper.id, 2);
  await sitting.startPart(paper.id, 2);
  const [asked] = await stack.sql(
    'select item_id, item_version from private.exam_questions where exam_id = $1 and position = 1',
    [paper.id],
  );
  const gone = String(asked?.['item_id']);
  // While it runs it keeps its questions.
  expect(await voidItem(gone)).toMatchObject({ attempts: 0, learners: 0 });
  expect((await sitting.paper(paper.id)).data).toMatchObject({ questionCount: 125 });
  const { data: result } = await sitting.finish(paper.id, 2, 2);
  expect(result).toMatchObject({ score: 1, questionCount: 124 });
  expect(result?.parts.map(({ score, questionCount }) => [score, questionCount])).toEqual([
    [1, 99],
    [0, 25],
  ]);
  const [first, ...others] = await readNotices(learner);
  expect(others).toEqual([]);
  expect(first?.['message']).toContain('1/124 au lieu de 2/125');
  await stack.sql('delete from user_notifications');
  const [second] = await stack.sql(
    'select item_id from private.exam_questions where exam_id = $1 and position = 2',
    [paper.id],
  );
  expect(await voidItem(String(second?.['item_id']))).toMatchObject({ attempts: 1, learners: 1 });
  expect((await sitting.lobby()).data?.past[0]).toMatchObject({ score: 0, questionCount: 123 });
  expect(
    await stack.sql('select score, total_questions from quiz_attempts where id = $1', [paper.id]),
  ).toEqual([{ score: 0, total_questions: 123 }]);
  expect(
    await stack.sql('select score, total_questions from quiz_attempts where user_id = $1', [stranger.id]),
  ).toEqual([{ score: 17, total_questions: 20 }]);
  expect((await readNotices(learner))[0]?.['message']).toContain('0/123 au lieu de 1/124');
  await letPass(stack, paper.id, 2 * examRules.secondsPerAnswer);
  const { data: correction } = await sitting.correction(paper.id);
  expect(correction?.questions).toHaveLength(125);
  expect(correction?.questions.map((question) => 'voided' in question).slice(0, 3)).toEqual([
    true,
    true,
    false,
  ]);
  expect((await sitting.firstAnswers()).data).toEqual([]);
  await stack.sql('truncate private.exams cascade');
});

describe('what became of a report', () => {
  const report = async (who: TestLearner, hash: string) => {
    const { error } = await who.client.from('question_reports').insert({
      skill_title: 'Compétence 8 - Prévention des infections',
      question_hash: hash,
      question_text: 'Que faites-vous?',
    });
    expect(error).toBeNull();
  };
  const readHash = async (item: string) =>
    String(
      (await stack.sql('select hash from private.items where id = $1 order by version limit 1', [item]))[0]?.[
        'hash'
      ],
    );
  const fates = async (who: TestLearner) => {
    const { data } = await who.client.rpc('my_reports');
    return z
      .array(
        z.looseObject({
          fate: z.string(),
          version: z.nullable(z.int()),
          versionHash: z.nullable(z.string()),
          reason: z.nullable(z.looseObject({})),
        }),
      )
      .parse(data)
      .map(({ fate, version: of, versionHash, reason: why }) => ({
        fate,
        version: of,
        reason: why,
        ...(versionHash !== null && { versionHash }),
      }));
  };

  test('is shown to the learner who reported it, and to nobody else', async () => {
    const hash = await readHash(ITEM);
    await report(learner, hash);
    expect(await fates(learner)).toEqual([{ fate: 'open', version: null, reason: null }]);
    expect(await fates(stranger)).toEqual([]);
    await stack.sql(`update question_reports set status = 'declined'`);
    expect(await fates(learner)).toEqual([{ fate: 'kept', version: null, reason: null }]);
    await stack.sql(`update question_reports set status = 'settled'`);
    expect(await fates(learner)).toEqual([{ fate: 'corrected', version: null, reason: null }]);
  });

  test('comes with the newest report first', async () => {
    for (const hash of ['first', 'second', 'third']) await report(learner, hash);
    await stack.sql(
      `update question_reports set created_at = now() - interval '1 day' where question_hash = 'second'`,
    );
    await stack.sql(
      `update question_reports set created_at = now() - interval '2 days' where question_hash = 'third'`,
    );
    const { data } = await learner.client.rpc('my_reports');
    expect(data).toMatchObject(['first', 'second', 'third'].map((questionHash) => ({ questionHash })));
  });

  test('comes with the question in English, as far as the bank has it', async () => {
    const english = async (hash: string) => {
      await stack.sql('delete from question_reports');
      await report(learner, hash);
      const { data } = await learner.client.rpc('my_reports');
      return z.array(z.looseObject({ questionTextEn: z.nullable(z.string()) })).parse(data)[0]
        ?.questionTextEn;
    };
    const [item] = await stack.sql(`select en ->> 'stem' as stem from private.items where id = $1`, [ITEM]);
    expect(item?.['stem']).toEqual(expect.any(String));
    expect(await english(await readHash(ITEM))).toBe(item?.['stem']);
    expect(await english('unknown')).toBeNull();
  });

  test('a voided item gives the reason, and settles the report', async () => {
    await report(learner, await readHash(ITEM));
    await voidItem();
    expect(await fates(learner)).toEqual([
      { fate: 'retired', version: null, reason: { fr: reason.reason_fr, en: reason.reason_en } },
    ]);
    expect(await stack.sql('select status from question_reports')).toEqual([{ status: 'settled' }]);
  });

  test('is not decided by another item that is taken out, nor by another version', async () => {
    await report(learner, await readHash('c01-002'));
    await stack.sql(
      `insert into private.voided_items (item_id, version, named_fr, named_en, reason_fr, reason_en, voided_by)
       select id, number, 'Autre?', 'Other?', $1, $2, 'Marie Roy'
         from (values ('c01-002', $3::integer + 1), ('c01-003', $3::integer)) as others (id, number)`,
      [reason.reason_fr, reason.reason_en, otherVersion],
    );
    expect(await fates(learner)).toEqual([{ fate: 'open', version: null, reason: null }]);
  });

  test('names the next version, or that the item has left the bank', async () => {
    await report(learner, await readHash('c01-002'));
    await stack.sql(`update private.items set retired_at = now() where id = 'c01-002'`);
    expect(await fates(learner)).toEqual([{ fate: 'retired', version: null, reason: null }]);
    await stack.sql(
      `insert into private.items (id, version, kind, skill_id, skill_title, difficulty, key, fr, hash)
       select id, 9100, kind, skill_id, skill_title, difficulty, key, fr, 'newer' from private.items where id = 'c01-002' limit 1`,
    );
    expect(await fates(learner)).toEqual([
      { fate: 'corrected', version: 9100, versionHash: 'newer', reason: null },
    ]);
    await stack.sql('delete from private.items where version = 9100');
  });
});

test('an operator sees first answers by strength, without any trace of who gave them', async () => {
  const [other] = await stack.sql(
    `select key, version from private.items where id = 'c01-002' and retired_at is null`,
  );
  const easy = answer('c01-002', true, String(other?.['key']), Number(other?.['version']));
  const wrong = key === 'a' ? 'b' : 'a';
  await save(learner, [answer(ITEM, true, key), easy], 2);
  // Answered again: it was a first answer once.
  await save(learner, [answer(ITEM, false, wrong)], 0);
  await save(stranger, [answer(ITEM, false, wrong), easy], 1);
  await save(stranger, [{ ...easy, item: 'c01-003', choice: null, correct: false, version: 1 }], 0);
  const { data } = await rpc('item_answers');
  const items = z
    .array(
      z.strictObject({
        id: z.string(),
        version: z.int(),
        kind: z.enum(['quiz', 'exam']),
        title: z.string(),
        key: z.string(),
        isLive: z.boolean(),
        isVoided: z.boolean(),
        reports: z.int(),
        seconds: z.nullable(z.number()),
        answers: z.array(z.tuple([z.number(), z.string(), z.int()])),
      }),
    )
    .parse(data);
  const live = await stack.sql(`select from private.items where origin = 'bank' and retired_at is null`);
  expect(items).toHaveLength(live.length);
  const found = (id: string) => items.find((item) => item.id === id);
  expect(found(ITEM)?.answers.toSorted((a, b) => a[1].localeCompare(b[1]))).toEqual(
    [
      [learnerStrength(1, 1), key, 1],
      [learnerStrength(1, 1), wrong, 1],
    ].toSorted((a, b) => String(a[1]).localeCompare(String(b[1]))),
  );
  expect(found(ITEM)).toMatchObject({ seconds: 30, reports: 0, isLive: true });
  expect(found('c01-002')?.answers).toEqual([
    [learnerStrength(0, 1), easy.choice, 1],
    [learnerStrength(1, 1), easy.choice, 1],
  ]);
  expect(found('c01-003')?.answers).toEqual([]);
  expect(JSON.stringify(data)).not.toContain(learner.id);
});

test('an operator sees first answers of exams by the option itself, whatever the order it was shown in', async () => {
  const sitting = openSitting(learner);
  const { data: paper } = await sitting.start();
  if (!paper) throw new Error('no exam');
  await sitting.save(paper.id, 1, 2, 3);
  // It ends at its deadline, whenever that is noticed.
  await letPass(stack, paper.id, 2 * paper.minutes * 60);
  await sitting.lobby();
  const [asked] = await stack.sql(
    'select item_id, option_order[4] as chosen from private.exam_questions where exam_id = $1 and position = 2',
    [paper.id],
  );
  const { data } = await rpc('item_answers');
  const found = z
    .array(z.looseObject({ id: z.string(), seconds: z.nullable(z.number()), answers: z.array(z.unknown()) }))
    .parse(data)
    .filter(({ answers }) => answers.length > 0);
  expect(found).toMatchObject([
    {
      id: asked?.['item_id'],
      kind: 'exam',
      seconds: (paper.minutes * 60) / 20,
      answers: [[learnerStrength(0, 0), asked?.['chosen'], 1]],
    },
  ]);
});

test('an item of the exam is judged by exams alone, whatever a learner writes into a quiz', async () => {
  const [item] = await stack.sql(
    `select id, version, key from private.items where kind = 'exam' and retired_at is null order by id limit 1`,
  );
  const forged = String(item?.['key']) === 'a' ? 'b' : 'a';
  await save(learner, [answer(String(item?.['id']), true, forged, Number(item?.['version']))], 1);
  const { data } = await rpc('item_answers');
  const found = z.array(z.looseObject({ id: z.string(), answers: z.array(z.unknown()) })).parse(data);
  expect(found.find(({ id }) => id === item?.['id'])?.answers).toEqual([]);
});

test.each([
  ['item_answers', {}],
  ['void_item', { item_id: ITEM, ...request }],
])('%s is the operator’s alone', async (name, args) => {
  for (const client of [learner.client, anonymousClient(stack)])
    expect((await client.rpc(name, args)).error?.code).toBe('42501');
  expect(await stack.sql('select from private.voided_items')).toEqual([]);
});

test('signed-out visitors see no reports', async () => {
  expect((await anonymousClient(stack).rpc('my_reports')).error?.code).toBe('42501');
});

test('whoever asks questions that came in files learns which were taken out, and nothing of the exam', async () => {
  const [exam] = await stack.sql(
    `select id, version from private.items where kind = 'exam' and retired_at is null order by id limit 1`,
  );
  await voidItem();
  await voidItem(String(exam?.['id']));
  await rpc('void_calculation', {
    template: 'calc-volume-01',
    versions: [1, 2],
    asks_fr: 'Calculer un volume à donner.',
    asks_en: 'Calculate a volume to give.',
    ...request,
  });
  // A question that was one of the exam before hides none of its versions in the quizzes.
  const change = `{"version": 99, "kind": "exam", "skill_id": null, "domain": "Pharmacologie", "retired_at": "2026-01-01"}`;
  await stack.sql(
    `insert into private.items
     select (jsonb_populate_record(items, '${change}')).* from private.items where id = $1 and version = $2`,
    [ITEM, version],
  );
  for (const client of [learner.client, anonymousClient(stack)])
    expect((await client.rpc('voided_versions')).data).toEqual([
      { id: ITEM, version },
      { id: 'calc-volume-01', version: 1 },
      { id: 'calc-volume-01', version: 2 },
    ]);
  await stack.sql('delete from private.items where id = $1 and version = 99', [ITEM]);
  await stack.sql('delete from private.voided_items where item_id = $1', [exam?.['id']]);
  await stack.sql('update private.items set retired_at = null where id = $1 and version = $2', [
    exam?.['id'],
    exam?.['version'],
  ]);
});
