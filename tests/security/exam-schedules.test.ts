import { examRules } from '@revisoins/assessment';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { fillExamBank } from './exam-bank.fixture.ts';
import { readKeys, letPass, openGate, openSitting } from './exam-sitting.fixture.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

const GRACE_S = examRules.lateMinutes * 60;
const MINUTES = 30;
let stack: Stack;
let learner: TestLearner;
let sitting: ReturnType<typeof openSitting>;
let stranger: ReturnType<typeof openSitting>;

beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
  sitting = openSitting(learner);
  stranger = openSitting(await addLearner(stack, 'stranger'));
  await stack.sql(`select create_exam_code('Test', 'CODE-DU-TEST', now() + interval '1 day')`);
  await openGate(stack, learner.id);
});
afterAll(() => stack?.stop());

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('save' as const),
      question: fc.integer({ min: -1, max: 22 }),
      choice: fc.option(fc.integer({ min: -1, max: 4 })),
      // Relative to the right number: 0 is in order, anything else is reordered.
      shift: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: -2, max: 3 }) },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('replay' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('stranger' as const), choice: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('pass' as const),
      // Multiples of 110, so that no sum of them is within 20 s of the deadline or the end of the grace
      // period, where the duration of the test itself would decide.
      seconds: fc.constantFrom(110, 330, 880, 1760, 2310, 2420, 7150),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('finish' as const), shift: fc.constantFrom(0, 0, 1, -1) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('abandon' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('correction' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('forge' as const) }) },
);

interface Sent {
  sequence: number;
  question: number;
  choice: number | null;
  key: string;
}

/** The exam as it ought to be. */
class Model {
  state: 'live' | 'finished' | 'abandoned' = 'live';
  elapsed = 0;
  last = 0;
  readonly answers = new Map<number, number | null>();
  readonly taken: Sent[] = [];

  pass(seconds: number) {
    this.elapsed += seconds;
  }
  /** The first step of every move. */
  settle() {
    if (this.state === 'live' && this.elapsed > MINUTES * 60 + GRACE_S) this.state = 'finished';
  }

  /** The refusal of a new answer, null when it is accepted. */
  save(answer: Sent): string | null {
    this.settle();
    if (this.state === 'abandoned') return 'exam_abandoned';
    if (this.elapsed > MINUTES * 60 + GRACE_S) return 'exam_late';
    if (this.state === 'finished') return 'exam_finished';
    if (answer.sequence !== this.last + 1) return 'exam_out_of_order';
    if (
      answer.question < 1 ||
      answer.question > 20 ||
      (answer.choice !== null && (answer.choice < 0 || answer.choice > 3))
    )
      return 'exam_invalid';
    this.last = answer.sequence;
    this.answers.set(answer.question, answer.choice);
    this.taken.push(answer);
    return null;
  }

  finish(sequence: number): string | null {
    this.settle();
    if (this.state === 'abandoned') return 'exam_abandoned';
    if (this.state === 'live' && sequence !== this.last) return 'exam_out_of_order';
    this.state = 'finished';
    return null;
  }

  abandon(): string | null {
    this.settle();
    if (this.state === 'finished') return 'exam_finished';
    this.state = 'abandoned';
    return null;
  }

  correction(): string | null {
    this.settle();
    return { live: 'exam_not_finished', abandoned: 'exam_abandoned', finished: null }[this.state];
  }
}

test('whatever the order of moves, forged, late, repeated or foreign, the exam is what its rules make of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await fillExamBank(stack, 4);
      await stack.sql('delete from quiz_attempts where user_id = $1', [learner.id]);
      const { data: paper } = await sitting.start(20, MINUTES);
      if (paper === null) throw new Error('The exam did not start.');
      const model = new Model();
      for (const one of steps) {
        switch (one.type) {
          case 'save': {
            const sent = {
              sequence: model.last + 1 + one.shift,
              question: one.question,
              choice: one.choice,
              key: crypto.randomUUID(),
            };
            expect(
              (await sitting.save(paper.id, sent.sequence, sent.question, sent.choice, sent)).refused,
            ).toBe(model.save(sent));
            break;
          }
          case 'replay': {
            const again = model.taken[one.which];
            if (again)
              expect(
                (await sitting.save(paper.id, again.sequence, again.question, again.choice, again)).refused,
              ).toBeNull();
            model.settle();
            break;
          }
          case 'stranger':
            expect((await stranger.save(paper.id, model.last + 1, 1, one.choice)).refused).toBe(
              'exam_not_found',
            );
            break;
          case 'pass':
            // A closed exam stays unchanged.
            if (model.state === 'live') await letPass(stack, paper.id, one.seconds);
            if (model.state === 'live') model.pass(one.seconds);
            break;
          case 'finish':
            expect((await sitting.finish(paper.id, model.last + one.shift)).refused).toBe(
              model.finish(model.last + one.shift),
            );
            break;
          case 'abandon':
            expect((await sitting.abandon(paper.id)).refused).toBe(model.abandon());
            break;
          case 'correction':
            expect((await sitting.correction(paper.id)).refused).toBe(model.correction());
            break;
          case 'forge': {
            const forged = {
              id: paper.id,
              kind: 'exam',
              skill_title: "Simulation d'Examen",
              score: 20,
              total_questions: 20,
              time_spent: 1,
            };
            expect((await learner.client.from('quiz_attempts').insert(forged)).error?.code).toBe('42501');
          }
        }
      }
      const { data: facts } = await sitting.follow(paper.id);
      model.settle();
      const keys = await readKeys(stack, paper.id);
      const score = [...model.answers].filter(([question, choice]) => keys[question - 1] === choice).length;
      expect(facts).toMatchObject({
        state: model.state,
        lastSequence: model.last,
        ...(model.state === 'finished' && { score }),
      });
      const saved = await stack.sql('select id, score from quiz_attempts where user_id = $1', [learner.id]);
      expect(saved).toEqual(model.state === 'finished' ? [{ id: paper.id, score }] : []);
      if (facts?.endedAt !== undefined) expect(facts.endedAt).toBeLessThanOrEqual(facts.deadline);
    }),
    { numRuns: 30 },
  );
});

test('what a device held at the deadline counts once, all of it, within ten minutes, and none of it later', async () => {
  const answer = fc.record({
    question: fc.integer({ min: 1, max: 6 }),
    choice: fc.option(fc.nat(3)),
    repeats: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(answer, { minLength: 1, maxLength: 10 }),
      fc.nat(10),
      fc.constantFrom(60, 300, 540, 601, 3600),
      async (answers, sentBefore, lateBy) => {
        await fillExamBank(stack, 4);
        await stack.sql('delete from quiz_attempts where user_id = $1', [learner.id]);
        const { data: paper } = await sitting.start(20, MINUTES);
        if (paper === null) throw new Error('The exam did not start.');
        const refusals = new Set<string | null>();
        for (const [index, { question, choice, repeats }] of answers.entries()) {
          if (index === sentBefore) await letPass(stack, paper.id, MINUTES * 60 + lateBy);
          const key = crypto.randomUUID();
          // Answers of the server are lost: the device sends the same again.
          for (let time = 0; time <= repeats; time += 1) {
            const { refused } = await sitting.save(paper.id, index + 1, question, choice, { key });
            if (index >= sentBefore) refusals.add(refused);
          }
        }
        const isInTime = lateBy <= GRACE_S;
        const counted = isInTime ? answers : answers.slice(0, sentBefore);
        if (answers.length > sentBefore) expect([...refusals]).toEqual([isInTime ? null : 'exam_late']);
        const { data: result } = await sitting.finish(paper.id, counted.length);
        const choices = (list: typeof answers) =>
          new Map(list.map(({ question, choice }) => [question, choice]));
        const [before, atEnd] = [choices(answers.slice(0, sentBefore)), choices(counted)];
        const keys = await readKeys(stack, paper.id);
        expect(result).toMatchObject({
          state: 'finished',
          lastSequence: counted.length,
          score: [...atEnd].filter(([question, choice]) => keys[question - 1] === choice).length,
          lateAnswers: [...atEnd].filter(
            ([question, choice]) => choice !== null && before.get(question) !== choice,
          ).length,
        });
        const [saves] = await stack.sql(
          'select count(*)::integer as n from private.exam_saves where exam_id = $1',
          [paper.id],
        );
        expect(saves).toEqual({ n: counted.length });
      },
    ),
    { numRuns: 30 },
  );
});
