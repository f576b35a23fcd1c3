import { examRules, mockRules, passesPart } from '@revisoins/assessment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import blueprint from '../../content/blueprint.json' with { type: 'json' };
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { letPass, openGate, openSitting, readKeys, type Paper } from './exam-sitting.fixture.ts';
import { addLearner, anonymousClient, type TestLearner } from './test-learner.ts';

const [first, second] = mockRules.parts as [(typeof mockRules.parts)[0], (typeof mockRules.parts)[0]];
const BREAK_S = mockRules.breakMinutes * 60;
const GRACE_S = examRules.lateMinutes * 60;
let stack: Stack;
let learner: TestLearner;
let sitting: ReturnType<typeof openSitting>;
let other: ReturnType<typeof openSitting>;

beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
  const stranger = await addLearner(stack, 'stranger');
  [sitting, other] = [openSitting(learner), openSitting(stranger)];
  await stack.sql(`select create_exam_code('Test', 'CODE-DU-TEST', now() + interval '1 day')`);
  await openGate(stack, learner.id);
  await openGate(stack, stranger.id);
});
beforeEach(async () => {
  await stack.sql('truncate private.exams cascade');
  await stack.sql('delete from quiz_attempts where user_id = $1', [learner.id]);
  await stack.sql('delete from study_plans where user_id = $1', [learner.id]);
});
afterAll(() => stack?.stop());

async function begin(): Promise<Paper> {
  const { data, refused } = await sitting.startMock();
  if (refused !== null) throw new Error(refused);
  return data;
}

/** Begins a mock and ends its first part, early. */
async function reachBreak(): Promise<Paper> {
  const paper = await begin();
  expect((await sitting.finish(paper.id, 0)).refused).toBeNull();
  return paper;
}

const saved = () =>
  stack.sql(
    'select id, kind, skill_title, score, total_questions, time_spent from quiz_attempts where user_id = $1',
    [learner.id],
  );

/** What was drawn, by part: the concept and the competency of each question. */
const drawn = (exam: string) =>
  stack.sql(
    `select questions.part, items.concept, items.blueprint ->> 'competency' as competency, questions.item_id
       from private.exam_questions as questions join private.items on items.id = item_id and version = item_version
      where exam_id = $1 order by position`,
    [exam],
  );

/** Draws papers for a learner of her own, one after the other, each of them finished; of one seed. */
async function drawPapers(seed: number, count: number) {
  const { id: owner } = await addLearner(stack, `seed-${seed}`);
  await stack.sql(
    `do $draw$
     declare exam private.exams;
     begin
       perform setseed(${seed / 100});
       for paper in 1..${count} loop
         insert into private.exams (user_id, kind, question_count, minutes, started_at, deadline)
         values ('${owner}', 'mock', 125, 240, now() - interval '10 days' + make_interval(days => paper), now() - interval '9 days' + make_interval(days => paper))
         returning * into exam;
         perform private.draw_mock(exam);
         update private.exams set state = 'finished', ended_at = started_at, is_time_up = false, score = 0 where id = exam.id;
       end loop;
     end $draw$`,
  );
  const exams = await stack.sql('select id from private.exams where user_id = $1 order by started_at', [
    owner,
  ]);
  return Promise.all(exams.map(({ id }) => drawn(String(id))));
}

describe('three papers in a row', () => {
  test.each([1, 2, 3, 4])(
    'share no concept, keep the weights of the blueprint, and come back oldest first (seed %i)',
    async (seed) => {
      const papers = await drawPapers(seed, 4);
      expect(papers).toHaveLength(4);
      for (const paper of papers) {
        for (const [place, { questions }] of mockRules.parts.entries()) {
          const own = paper.filter(({ part }) => part === place + 1);
          const counts = Object.fromEntries(
            Object.keys(blueprint.parts[place]?.weights ?? {}).map((competency) => [
              competency,
              (own.filter((one) => one['competency'] === competency).length * 100) / questions,
            ]),
          );
          expect(counts).toEqual(blueprint.parts[place]?.weights);
        }
      }
      const concepts = papers.map((paper) => paper.map(({ concept }) => concept));
      expect(new Set(concepts.slice(0, 3).flat()).size).toBe(3 * 125);
      // The fourth has what the first one had, but for the few items that the bank has to spare.
      const [oldest, , , again] = concepts;
      expect(again?.filter((concept) => oldest?.includes(concept)).length).toBeGreaterThanOrEqual(120);
    },
  );

  test('are not the same for two learners', async () => {
    const [[one], [two]] = [await drawPapers(11, 1), await drawPapers(12, 1)];
    expect(one?.map(({ item_id }) => item_id).sort()).not.toEqual(two?.map(({ item_id }) => item_id).sort());
  });

  test('are as long as ever when a competency has too few items', async () => {
    await stack.sql(
      `update private.items set retired_at = '2020-01-01'
        where id in (select id from private.items where kind = 'exam' and retired_at is null and blueprint ->> 'competency' = 'methods-of-care' limit 25)`,
    );
    const { id } = await begin();
    await stack.sql(`update private.items set retired_at = null where retired_at = '2020-01-01'`);
    const paper = await drawn(id);
    expect(paper.filter(({ part }) => part === 1)).toHaveLength(100);
    expect(paper.filter(({ competency }) => competency === 'methods-of-care')).toHaveLength(7);
  });
});

test('a paper prefers what no simulation has asked', async () => {
  const { data } = await sitting.start(40, 60);
  for (let question = 1; question <= 40; question += 1)
    await sitting.save(data?.id ?? '', question, question, 0);
  const met = (await drawn(data?.id ?? '')).map(({ concept }) => concept);
  await sitting.finish(data?.id ?? '', 40);
  const { id } = await begin();
  expect((await drawn(id)).filter(({ concept }) => met.includes(concept))).toEqual([]);
});

test('of what simulations have asked, a paper prefers what was answered longest ago, by the last answer', async () => {
  // As many questions of each competency as a paper has were answered three days ago, the others before and
  // after that.
  const once = await stack.sql(
    `with ranked as (
       select items.id, items.version, items.key, items.concept,
              dense_rank() over (partition by quotas.competency order by private.concept_key(items)) <= quotas.quota as is_once
         from private.items join private.mock_quotas() as quotas on quotas.competency = items.blueprint ->> 'competency'
        where items.kind = 'exam' and items.retired_at is null
     ), sat as (
       insert into private.exams (user_id, question_count, minutes, state, started_at, deadline, ended_at)
       select $1, 20, 30, 'abandoned', now() - days * interval '1 day', now() - days * interval '1 day' + interval '30 minutes', now() - days * interval '1 day'
         from unnest(array[10, 3, 1]) as days
       returning id, started_at < now() - interval '2 days' and started_at > now() - interval '5 days' as is_once
     ), asked as (
       insert into private.exam_questions (exam_id, position, item_id, item_version, option_order, key, choice)
       select sat.id, row_number() over (partition by sat.id), ranked.id, ranked.version, array['a', 'b', 'c', 'd'], ranked.key, 0
         from ranked join sat using (is_once)
     )
     select concept from ranked where is_once`,
    [learner.id],
  );
  const { id } = await begin();
  const concepts = new Set(once.map(({ concept }) => concept));
  expect((await drawn(id)).filter(({ concept }) => !concepts.has(concept))).toEqual([]);
});

describe('a paper', () => {
  test('shuffles the options of each question anew', async () => {
    const { id } = await begin();
    const orders = await stack.sql(
      'select distinct option_order from private.exam_questions where exam_id = $1',
      [id],
    );
    expect(orders.length).toBeGreaterThan(1);
  });

  test('has the questions of its part alone, and nothing that helps to answer', async () => {
    const paper = await begin();
    expect(paper).toMatchObject({
      kind: 'mock',
      part: 1,
      breakUntil: null,
      questionCount: 125,
      minutes: 240,
    });
    expect(paper.questions).toHaveLength(first.questions);
    expect(paper.deadline - paper.startedAt).toBe(first.minutes * 60_000);
    expect(paper.parts).toEqual([
      { ...sizes(first), startedAt: paper.startedAt, endedAt: null },
      { ...sizes(second), startedAt: null, endedAt: null },
    ]);
    const text = JSON.stringify([paper, (await sitting.lobby()).data, (await sitting.follow(paper.id)).data]);
    expect(text).not.toMatch(
      /"(key|correctAnswer|correct|explanation|rationales?|sources|concept|hash|score|competency)"/i,
    );
    expect(text).not.toContain('Conduite Professionnelle');
  });

  test('needs access as a simulation does', async () => {
    const nobody = openSitting(await addLearner(stack, 'nocode'));
    expect((await nobody.startMock()).refused).toBe('exam_locked');
  });

  test('resumes the exam under way, of whatever kind', async () => {
    const { id } = await begin();
    expect((await sitting.start(20, 30)).data).toMatchObject({ id, resumed: true, kind: 'mock' });
    await sitting.abandon(id);
    const { data: simulation } = await sitting.start(20, 30);
    expect((await sitting.startMock()).data).toMatchObject({ id: simulation?.id, resumed: true, part: 1 });
  });

  test('is handed out twice in 24 hours, and takes no simulation away', async () => {
    for (let n = 0; n < mockRules.startsPerDay; n += 1) {
      expect((await sitting.lobby()).data?.mock.starts.left).toBe(mockRules.startsPerDay - n);
      await sitting.abandon((await begin()).id);
    }
    expect((await sitting.startMock()).refused).toBe('exam_limited');
    const { data } = await sitting.lobby();
    expect(data?.mock.starts.left).toBe(0);
    expect(data?.starts.left).toBe(examRules.startsPerDay);
    expect((await sitting.start()).refused).toBeNull();
  });

  test.each([1, 1.25, 1.5, 2])('has the time of its learner, %d times the minutes', async (factor) => {
    await learner.client.from('study_plans').upsert({ user_id: learner.id, time_factor: factor });
    const paper = await reachBreak();
    expect(paper).toMatchObject({ timeFactor: factor, minutes: 240 });
    expect(paper.deadline - paper.startedAt).toBe(first.minutes * factor * 60_000);
    // A change of the plan changes no mock that has begun.
    await learner.client.from('study_plans').upsert({ user_id: learner.id, time_factor: 1 });
    const { data } = await sitting.startPart(paper.id, 2);
    expect(Number(data?.deadline) - Number(data?.parts[1]?.startedAt)).toBe(second.minutes * factor * 60_000);
  });
});

describe('the first part', () => {
  test('is followed by a break that the server times', async () => {
    const { id } = await reachBreak();
    const { data } = await sitting.follow(id);
    expect(data).toMatchObject({ state: 'live', part: 1 });
    expect(Number(data?.breakUntil) - Number(data?.parts[0]?.endedAt)).toBe(BREAK_S * 1000);
    // No question during the break, neither the old ones nor the new ones.
    expect((await sitting.paper(id)).data).toMatchObject({ questions: [] });
    expect((await sitting.startMock()).data).toMatchObject({ id, resumed: true, questions: [] });
    expect((await sitting.correction(id)).refused).toBe('exam_not_finished');
    expect(JSON.stringify(data)).not.toContain('score');
  });

  test('takes no answer after its end, and counts none twice', async () => {
    const { id } = await begin();
    const key = crypto.randomUUID();
    await sitting.save(id, 1, 7, 2, { key });
    await sitting.finish(id, 1);
    expect((await sitting.save(id, 2, 7, 3)).refused).toBe('exam_part_closed');
    // A repeated delivery is answered as before.
    expect((await sitting.save(id, 1, 7, 2, { key })).refused).toBeNull();
    await sitting.startPart(id, 2);
    expect((await sitting.save(id, 2, 7, 3)).refused).toBe('exam_part_closed');
    expect((await sitting.save(id, 2, 101, 3)).data?.lastSequence).toBe(2);
    expect(await stack.sql('select position, choice from private.exam_saves order by sequence')).toEqual([
      { position: 7, choice: 2 },
      { position: 101, choice: 3 },
    ]);
  });

  test('ends once, however often it is ended', async () => {
    const { id } = await begin();
    const ends = await Promise.all([sitting.finish(id, 0), sitting.finish(id, 0), sitting.finish(id, 0)]);
    expect(new Set(ends.map(({ data }) => data?.breakUntil)).size).toBe(1);
    await sitting.startPart(id, 2);
    // An old tab that still shows part 1 does not end part 2.
    expect((await sitting.finish(id, 0, 1)).data).toMatchObject({ state: 'live', part: 2, breakUntil: null });
    expect(await saved()).toEqual([]);
  });

  test('is not ended while answers are on their way', async () => {
    const { id } = await begin();
    expect((await sitting.finish(id, 3)).refused).toBe('exam_out_of_order');
    expect((await sitting.follow(id)).data?.breakUntil).toBeNull();
  });

  test('takes answers that were given before its deadline for ten minutes, and then none', async () => {
    const { id } = await begin();
    await letPass(stack, id, first.minutes * 60 + GRACE_S - 30);
    expect((await sitting.save(id, 1, 1, 0)).refused).toBeNull();
    await letPass(stack, id, 60);
    expect((await sitting.save(id, 2, 2, 0)).refused).toBe('exam_part_closed');
    const { data } = await sitting.follow(id);
    expect(data?.parts[0]?.endedAt).toBe(data?.deadline);
    expect(Number(data?.breakUntil) - Number(data?.deadline)).toBe(BREAK_S * 1000);
  });
});

describe('the second part', () => {
  test('begins when the learner wants, after the first one', async () => {
    const { id } = await begin();
    expect((await sitting.startPart(id, 2)).refused).toBe('exam_part_open');
    expect((await sitting.finish(id, 0, 2)).refused).toBe('exam_invalid');
    expect((await sitting.save(id, 1, 101, 0)).refused).toBe('exam_invalid');
    await sitting.finish(id, 0);
    expect((await sitting.save(id, 1, 101, 0)).refused).toBe('exam_part_closed');
    await letPass(stack, id, 120);
    const { data } = await sitting.startPart(id, 2);
    expect(data).toMatchObject({ part: 2, breakUntil: null, resumed: false });
    expect(data?.questions).toHaveLength(second.questions);
    expect(new Set(data?.questions.map(({ domain }) => domain))).toEqual(
      new Set(['Conduite Professionnelle']),
    );
    expect(Number(data?.deadline) - Number(data?.now)).toBeGreaterThan((second.minutes - 1) * 60_000);
    expect((await sitting.startPart(id, 2)).data).toMatchObject({ resumed: true, deadline: data?.deadline });
    for (const part of [0, 1]) expect((await sitting.startPart(id, part)).refused).toBe('exam_part_closed');
    for (const part of [3, null]) expect((await sitting.startPart(id, part)).refused).toBe('exam_part_open');
  });

  test('begins automatically at the end of the break, no matter who visits and when', async () => {
    const { id } = await reachBreak();
    await letPass(stack, id, BREAK_S + 300);
    const { data } = await sitting.startPart(id, 2);
    expect(data).toMatchObject({ part: 2, breakUntil: null, resumed: true });
    const [ended, began] = [data?.parts[0]?.endedAt, data?.parts[1]?.startedAt];
    expect(Number(began) - Number(ended)).toBe(BREAK_S * 1000);
    expect(Number(data?.deadline) - Number(began)).toBe(second.minutes * 60_000);
  });

  test('ends even if the learner never comes back, and so does the mock', async () => {
    const { id } = await begin();
    const [key = 0] = await readKeys(stack, id);
    await sitting.save(id, 1, 1, key);
    await letPass(stack, id, 24 * 3600);
    // Anybody's visit.
    await other.lobby();
    const [exam] = await stack.sql('select state, part, score, is_time_up from private.exams where id = $1', [
      id,
    ]);
    expect(exam).toEqual({ state: 'finished', part: 2, score: 1, is_time_up: true });
    expect(await saved()).toEqual([
      { id, kind: 'exam', skill_title: 'Examen blanc', score: 1, total_questions: 125, time_spent: 240 * 60 },
    ]);
  });
});

describe('the result', () => {
  /** Answers `right` questions of each part right, and the others wrong. */
  async function sit(right: readonly [number, number]) {
    const { id } = await begin();
    const keys = await readKeys(stack, id);
    await stack.sql(
      `update private.exam_questions set choice = (place - 1 + (case when rank <= $2 then 0 else 1 end)) % 4
         from (select position as at, array_position(option_order, key) as place, position as rank from private.exam_questions where exam_id = $1 and part = 1) as keyed
        where exam_id = $1 and position = at`,
      [id, right[0]],
    );
    expect(keys).toHaveLength(125);
    await letPass(stack, id, 3600);
    await sitting.finish(id, 0);
    await letPass(stack, id, 300);
    await sitting.startPart(id, 2);
    for (let n = 0; n < 25; n += 1) {
      const key = keys[100 + n] ?? 0;
      await sitting.save(id, n + 1, 101 + n, n < right[1] ? key : (key + 1) % 4);
    }
    await letPass(stack, id, 600);
    const { data } = await sitting.finish(id, 25, 2);
    return { id, result: data };
  }

  test.each([
    [62, 17, [true, true]],
    [61, 25, [false, true]],
    [100, 16, [true, false]],
  ] as const)('of %i and %i right answers, each part by its own mark', async (one, two, passed) => {
    const { id, result } = await sit([one, two]);
    expect(result).toMatchObject({ state: 'finished', score: one + two, questionCount: 125 });
    expect(result?.parts.map(({ score }) => score)).toEqual([one, two]);
    expect(
      result?.parts.map(({ score = 0, questionCount, passPercent }) =>
        passesPart(score, questionCount, passPercent ?? 0),
      ),
    ).toEqual(passed);
    // The break does not count as the learner's time.
    expect(result?.timeSpent).toBeGreaterThanOrEqual(4200);
    expect(result?.timeSpent).toBeLessThan(4290);
    expect(await saved()).toMatchObject([{ id, score: one + two, total_questions: 125 }]);
    expect((await sitting.finish(id, 25, 2)).data).toMatchObject({ score: one + two });
    expect(await saved()).toHaveLength(1);
    expect((await sitting.lobby()).data).toMatchObject({
      mock: { finished: 1 },
      past: [{ id, kind: 'mock' }],
    });
  });

  test('has the correction of every question, with its part and its competency', async () => {
    const { id } = await sit([50, 10]);
    const { data } = await sitting.correction(id);
    expect(data?.correction).toBe('open');
    expect(data?.questions.map(({ part }) => part)).toEqual([
      ...Array.from({ length: 100 }, () => 1),
      ...Array.from({ length: 25 }, () => 2),
    ]);
    expect(data?.questions.every(({ isOpen }) => isOpen)).toBe(true);
    expect(data?.questions.filter(({ competency }) => competency === 'pharmacotherapy')).toHaveLength(20);
    expect(data?.questions.at(-1)?.competency).toBe('professional-conduct');
  });
});

describe('first answers in exams', () => {
  test('are listed once each, by competency, when the correction is open', async () => {
    const { id } = await begin();
    const keys = await readKeys(stack, id);
    for (const question of [1, 2, 3])
      await sitting.save(id, question, question, question < 3 ? (keys[question - 1] ?? 0) : null);
    await sitting.finish(id, 3);
    await sitting.startPart(id, 2);
    await sitting.save(id, 4, 101, ((keys[100] ?? 0) + 1) % 4);
    await sitting.finish(id, 4, 2);
    expect((await sitting.firstAnswers()).data).toEqual([]);
    await letPass(stack, id, 3 * examRules.secondsPerAnswer);
    const [asked] = await stack.sql(
      `select items.id, items.difficulty from private.exam_questions as questions
         join private.items on items.id = item_id and items.version = item_version
        where exam_id = $1 and position = 101`,
      [id],
    );
    await stack.sql(
      `insert into private.items (id, version, kind, domain, skill_title, difficulty, key, fr, hash, blueprint, retired_at)
       select id, 9000 + other, kind, domain, skill_title, case difficulty when 'easy' then 'hard' else 'easy' end, key, fr, hash, blueprint, now()
         from private.items cross join generate_series(1, 20) as other where id = $1`,
      [asked?.['id']],
    );
    const { data } = await sitting.firstAnswers();
    await stack.sql('delete from private.items where version > 9000');
    expect(data?.map(({ correct }) => correct)).toEqual([true, true, false]);
    expect(data?.at(-1)).toEqual({
      competency: 'professional-conduct',
      // Of the version that was asked.
      difficulty: asked?.['difficulty'],
      correct: false,
      at: expect.any(String),
    });
    expect((await other.firstAnswers()).data).toEqual([]);
    expect((await openSitting({ client: anonymousClient(stack) }).firstAnswers()).refused).toBe('42501');
    // Answered again in a later exam: the first answer stays.
    await stack.sql('alter table private.exam_questions disable trigger guard_exam_question');
    await stack.sql('alter table private.exams disable trigger guard_exam');
    await stack.sql(
      `with again as (
         insert into private.exams (user_id, question_count, minutes, state, started_at, deadline, ended_at, is_time_up, score)
         select user_id, 20, 30, 'finished', now() - interval '40 minutes', now() - interval '10 minutes', now() - interval '20 minutes', false, 0
           from private.exams where id = $1 returning id
       )
       insert into private.exam_questions (exam_id, position, item_id, item_version, option_order, key, choice)
       select again.id, position, item_id, item_version, option_order, key, 0 from private.exam_questions, again
        where exam_id = $1 and position = 101`,
      [id],
    );
    await stack.sql('alter table private.exam_questions enable trigger guard_exam_question');
    await stack.sql('alter table private.exams enable trigger guard_exam');
    expect((await sitting.firstAnswers()).data).toHaveLength(3);
    // An item without a place in the blueprint belongs to no competency.
    const [item] = await stack.sql(
      `select items.id, items.blueprint from private.exam_questions as questions
         join private.items on items.id = questions.item_id and items.version = questions.item_version
        where questions.exam_id = $1 and questions.position = 1`,
      [id],
    );
    await stack.sql('update private.items set blueprint = null where id = $1', [item?.['id']]);
    expect((await sitting.firstAnswers()).data).toHaveLength(2);
    await stack.sql('update private.items set blueprint = $2 where id = $1', [
      item?.['id'],
      item?.['blueprint'],
    ]);
  });
});

test('nobody else sees or moves a mock', async () => {
  const { id } = await reachBreak();
  const anonymous = openSitting({ client: anonymousClient(stack) });
  const refusals = (one: typeof sitting) =>
    Promise.all([
      one.follow(id),
      one.paper(id),
      one.save(id, 1, 101, 0),
      one.finish(id, 0, 1),
      one.startPart(id, 2),
      one.abandon(id),
      one.correction(id),
    ]).then((all) => new Set(all.map(({ refused }) => refused)));
  expect(await refusals(other)).toEqual(new Set(['exam_not_found']));
  expect(await refusals(anonymous)).toEqual(new Set(['42501']));
  expect((await anonymous.startMock()).refused).toBe('42501');
  expect((await sitting.follow(id)).data).toMatchObject({ part: 1, lastSequence: 0 });
  expect((await sitting.follow(id)).data?.breakUntil).not.toBeNull();
});

test('abandoned, during the break too, leaves no result, and its questions stay new', async () => {
  const { id } = await reachBreak();
  expect((await sitting.abandon(id)).data).toMatchObject({ state: 'abandoned' });
  expect((await sitting.startPart(id, 2)).refused).toBe('exam_abandoned');
  expect((await sitting.finish(id, 0, 1)).refused).toBe('exam_abandoned');
  expect(await saved()).toEqual([]);
  expect((await sitting.lobby()).data?.mock.finished).toBe(0);
});

test.each([
  'position = position + 200',
  "key = case key when 'a' then 'b' else 'a' end",
  'option_order = array[option_order[2], option_order[1], option_order[3], option_order[4]]',
])('no role changes what a question began with: %s', async (change) => {
  const { id } = await begin();
  await expect(
    stack.sql(`update private.exam_questions set ${change} where exam_id = $1 and position = 1`, [id]),
  ).rejects.toThrow('keeps its text');
});

test('no role changes an answer of a mock that has ended', async () => {
  const { id } = await reachBreak();
  const answer = () =>
    stack.sql('update private.exam_questions set choice = 0 where exam_id = $1 and position = 1', [id]);
  await answer();
  await sitting.abandon(id);
  await expect(answer()).rejects.toThrow('do not change');
});

test.each([
  ["deadline = deadline + interval '1 hour'", 'its times'],
  ["kind = 'simulation'", 'its times'],
  ['time_factor = 2', 'its times'],
])('no role changes what a mock began with: %s', async (change, said) => {
  const { id } = await begin();
  await expect(stack.sql(`update private.exams set ${change} where id = '${id}'`)).rejects.toThrow(said);
});

function sizes({ questions: questionCount, minutes, passPercent }: (typeof mockRules.parts)[0]) {
  return { questionCount, minutes, passPercent };
}
