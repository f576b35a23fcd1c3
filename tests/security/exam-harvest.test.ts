import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { examRules } from '@revisoins/assessment';
import { fillExamBank } from './exam-bank.fixture.ts';
import { letPass, openGate, openSitting, type Correction } from './exam-sitting.fixture.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

const BANK = 120;
const WEEK_S = 7 * 86_400;
/** The wait for the correction of forty new questions. */
const WAIT_S = 40 * examRules.secondsPerAnswer;
let stack: Stack;
let learners: TestLearner[];

beforeAll(async () => {
  stack = await startTestStack();
  learners = await Promise.all(['one', 'two', 'three'].map((name) => addLearner(stack, name)));
  await stack.sql(`select create_exam_code('Test', 'CODE-DU-TEST', now() + interval '1 day')`);
  for (const { id } of learners) await openGate(stack, id);
});
beforeEach(() => fillExamBank(stack, BANK / 8));
afterAll(() => stack?.stop());

/** The questions whose key a correction reveals, by their French text. */
const keysIn = (correction: Correction | null) =>
  (correction?.questions ?? []).filter(({ isOpen }) => isOpen).map(({ question }) => question);

/**
 * One sitting: what stays unanswered, and how long it lasts, are the learner's choice. Null when none is left
 * today.
 */
async function sit(
  learner: TestLearner,
  { answers = 40, seconds = 2 * WAIT_S } = {},
): Promise<Correction | null> {
  const sitting = openSitting(learner);
  const { data: paper } = await sitting.start(40, 60);
  if (!paper) return null;
  // At once: other tests cover how answers arrive.
  await stack.sql('update private.exam_questions set choice = 0 where exam_id = $1 and position <= $2', [
    paper.id,
    answers,
  ]);
  await letPass(stack, paper.id, seconds);
  await sitting.finish(paper.id, 0);
  return (await sitting.correction(paper.id)).data;
}

/** Everything that happened is this much older. */
async function letAllPass(seconds: number): Promise<void> {
  await stack.sql('alter table private.exams disable trigger guard_exam');
  await stack.sql(
    `update private.exams set started_at = started_at - make_interval(secs => $1), deadline = deadline - make_interval(secs => $1),
            ended_at = ended_at - make_interval(secs => $1)`,
    [seconds],
  );
  await stack.sql('alter table private.exams enable trigger guard_exam');
}

describe('a harvester', () => {
  test('learns nothing from handing in blank, nor from answering at once', async () => {
    const [learner] = learners as [TestLearner];
    expect(keysIn(await sit(learner, { answers: 0, seconds: 0 }))).toEqual([]);
    expect(keysIn(await sit(learner, { answers: 40, seconds: 0 }))).toEqual([]);
  });

  test('waits for the corrections of all sittings one after the other, however many were handed in at once', async () => {
    const [learner] = learners as [TestLearner];
    const ids: string[] = [];
    for (let sitting = 0; sitting < 10; sitting += 1)
      ids.push((await sit(learner, { seconds: 0 }))?.id ?? '');
    const keysNow = async () => {
      const corrections = await Promise.all(ids.map((id) => openSitting(learner).correction(id)));
      return new Set(corrections.flatMap(({ data }) => keysIn(data))).size;
    };
    const seen = [await keysNow()];
    for (const seconds of [WAIT_S - 60, 60, WAIT_S - 60, 60]) {
      await letAllPass(seconds);
      seen.push(await keysNow());
    }
    expect(seen).toEqual([0, 0, 40, 40, 80]);
  });

  test('gets two thirds of the keys in a day, whatever the number of sittings and of accounts', async () => {
    const got = new Set<string>();
    let sittings = 0;
    for (const learner of learners) {
      for (;;) {
        const correction = await sit(learner);
        if (!correction) break;
        sittings += 1;
        for (const question of keysIn(correction)) got.add(question);
      }
    }
    expect(sittings).toBe(30);
    expect(got.size).toBe(80);
  });
});

describe('the questions that rest', () => {
  const restingAt = async (week: number, second = 0) =>
    (
      await stack.sql('select id from private.resting_exam_items(to_timestamp($1)) as id', [
        week * WEEK_S + second,
      ])
    ).map(({ id }) => String(id));

  test('are a third of the bank, stay the same for a week, and change by one of each domain at its end', async () => {
    const [monday, sunday, next] = [
      await restingAt(2950),
      await restingAt(2950, WEEK_S - 1),
      await restingAt(2951),
    ];
    expect(new Set(monday).size).toBe(BANK / 3);
    expect(sunday).toEqual(monday);
    expect(next.filter((id) => !monday.includes(id))).toHaveLength(8);
  });

  test('leave a quarter of the bank unseen in any seven days', async () => {
    // Seven days touch two weeks: what rests in both is not visible.
    for (let week = 2950; week < 2966; week += 1) {
      const [before, after] = [await restingAt(week), await restingAt(week + 1)];
      expect(before.filter((id) => after.includes(id)).length).toBeGreaterThanOrEqual(BANK / 4);
    }
  });

  test('all have their turn', async () => {
    const rested = new Set<string>();
    for (let week = 2950; week < 2965; week += 1) for (const id of await restingAt(week)) rested.add(id);
    expect(rested.size).toBe(BANK);
  });

  test.each([[[15, 15, 15, 15, 15, 15, 15, 6]], [6], [5]])(
    'never keep a long exam from its questions, with %j in the domains',
    async (supplies) => {
      await fillExamBank(stack, supplies);
      const [learner] = learners as [TestLearner];
      expect((await openSitting(learner).start(40, 60)).data?.questions).toHaveLength(40);
    },
  );
});

describe('an honest learner', () => {
  test('sees how many questions exams are drawn from, and counts no others', async () => {
    await stack.sql(
      `insert into private.items (id, version, kind, domain, skill_title, difficulty, key, fr, en, hash)
       select 'second-part', version, kind, 'Conduite Professionnelle', 'Conduite Professionnelle', difficulty, key, fr, en, 'second-part'
         from private.items where id = 'test-1-1'`,
    );
    const { data } = await openSitting((learners as [TestLearner])[0]).lobby();
    expect(data?.bank).toEqual({ size: BANK, drawn: 80, fresh: 80 });
  });

  test('sits three exams of 40 questions in a day, reads every correction, and comes back the next week', async () => {
    const [learner] = learners as [TestLearner];
    const sitting = openSitting(learner);
    for (const { left, fresh } of [
      { left: 10, fresh: 80 },
      { left: 9, fresh: 40 },
      { left: 8, fresh: 0 },
    ]) {
      expect((await sitting.lobby()).data).toMatchObject({
        starts: { left },
        bank: { size: BANK, drawn: 80, fresh },
      });
      expect(keysIn(await sit(learner, { seconds: 30 * 60 }))).toHaveLength(40);
    }
    const past = (await sitting.lobby()).data?.past ?? [];
    for (const { id } of past) expect(keysIn((await sitting.correction(id)).data)).toHaveLength(40);
    await letAllPass(WEEK_S);
    expect((await sitting.lobby()).data?.starts).toEqual({ left: 10, again: null });
    expect(keysIn(await sit(learner, { seconds: 25 * 60 }))).toHaveLength(40);
  });

  test('who answers as fast as one reads finds the correction open', async () => {
    const [learner] = learners as [TestLearner];
    expect(
      keysIn(await sit(learner, { answers: 13, seconds: 13 * examRules.secondsPerAnswer })),
    ).toHaveLength(13);
  });
});
