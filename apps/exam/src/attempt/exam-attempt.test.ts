import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExamPaper } from '../exam-server/exam-paper.schema.ts';
import { makeAttempt, makePaper, moveExam } from './exam.fixture.ts';
import {
  beginAttempt,
  caughtUp,
  delivered,
  examAttempt,
  handedIn,
  numberFirst,
  type ExamAttempt,
} from './exam-attempt.ts';

const at = (position: number) => ({ ...makeAttempt(), position });

/** While the exam of the fixture runs. */
const NOW = 1_001_000;
const choose = (attempt: ExamAttempt, option: number, key: string) =>
  moveExam(attempt, { type: 'answer', option }, NOW, key);

/** The waiting answers, as they would be sent. */
const waitingAnswers = ({ waiting }: ExamAttempt) =>
  waiting.flatMap(({ id, payload }) => (payload === 'hand-in' ? [] : [{ key: id, ...payload }]));

/** The next delivery, numbered. */
const next = (attempt: ExamAttempt) => waitingAnswers(numberFirst(attempt))[0];

describe('an answer', () => {
  test('waits under the number after the last one', () => {
    const attempt = choose(at(2), 1, 'k1');
    expect(attempt.answers[2]).toBe(1);
    expect(next(attempt)).toEqual({ position: 2, choice: 1, flagged: false, key: 'k1', sequence: 1 });
  });

  test('replaces one to the same question that was never sent', () => {
    const attempt = choose(choose(at(0), 1, 'k1'), 2, 'k2');
    expect(waitingAnswers(attempt).map(({ key }) => key)).toEqual(['k2']);
  });

  test('follows one to the same question that was sent', () => {
    const attempt = choose(numberFirst(choose(at(0), 1, 'k1')), 2, 'k2');
    expect(waitingAnswers(attempt).map(({ key, sequence }) => [key, sequence])).toEqual([
      ['k1', 1],
      ['k2', null],
    ]);
    expect(next(delivered(attempt, 'k1', 1))).toMatchObject({ key: 'k2', choice: 2, sequence: 2 });
  });

  test('that changes nothing does not wait', () => {
    const attempt = at(0);
    expect(moveExam(attempt, { type: 'clear' }, NOW, 'k1')).toBe(attempt);
  });

  test('never numbers the next one lower, whatever order the confirmations come in', () => {
    const ahead = { ...choose(at(0), 1, 'k1'), lastSequence: 5 };
    const attempt = delivered(ahead, 'k1', 3);
    expect([attempt.lastSequence, attempt.waiting]).toEqual([5, []]);
    expect(next(choose(attempt, 2, 'k2'))).toMatchObject({ sequence: 6 });
  });

  test('keeps its number however often it is sent', () => {
    const attempt = numberFirst(choose(at(0), 1, 'k1'));
    expect(next(numberFirst(numberFirst(attempt)))).toEqual(next(attempt));
  });
});

test('is handed in once, behind every answer', () => {
  const attempt = handedIn(handedIn(choose(at(0), 1, 'k1')));
  expect(attempt.waiting.map(({ payload }) => payload === 'hand-in')).toEqual([false, true]);
});

test('catches up with another device and keeps its own unsent answers', () => {
  const mine = numberFirst(choose(at(0), 1, 'k1'));
  const paper = makePaper(4, { lastSequence: 7 });
  const theirs = { ...paper, questions: paper.questions.map((question) => ({ ...question, choice: 3 })) };
  const attempt = caughtUp(mine, theirs);
  expect(attempt.answers).toEqual([1, 3, 3, 3]);
  expect(next(attempt)).toMatchObject({ key: 'k1', sequence: 8 });
});

test.each([
  [[null, null, null], 0],
  [[1, 2, null], 2],
  [[1, 2, 3], 0],
])('opens with the answers %j at question %i, counted from 0', (choices, position) => {
  const paper = makePaper(3);
  const questions = paper.questions.map((question, index) => ({
    ...question,
    choice: choices[index] ?? null,
  }));
  const reading = { page: 'p', monotonic: 0, wall: 5_000_000, reference: 1_000_000 };
  expect(beginAttempt({ ...paper, questions }, 'learner', reading).position).toBe(position);
});

test('has no part that the server does not know', () => {
  const reading = { page: 'p', monotonic: 0, wall: 5_000_000, reference: 1_000_000 };
  expect(() => beginAttempt(makePaper(3, { part: 2 }), 'learner', reading)).toThrow(
    'An exam of 1 parts has no part 2.',
  );
});

/** A server that behaves like the database: one delivery after the other, repeated keys change nothing. */
function makeServer(count: number) {
  const answers: (number | null)[] = Array.from({ length: count }, () => null);
  const taken = new Map<string, number>();
  let last = 0;
  return {
    answers,
    taken,
    paper(): ExamPaper {
      const paper = makePaper(count, { lastSequence: last });
      return {
        ...paper,
        questions: paper.questions.map((question, index) => ({
          ...question,
          choice: answers[index] ?? null,
        })),
      };
    },
    take({
      key,
      sequence,
      position,
      choice,
    }: NonNullable<ReturnType<typeof next>>): number | 'key reused' | 'out of order' {
      if (taken.has(key)) return taken.get(key) === sequence ? last : 'key reused';
      if (sequence !== last + 1) return 'out of order';
      taken.set(key, sequence);
      answers[position] = choice;
      return (last = sequence);
    },
  };
}

type Fate = 'arrives' | 'request lost' | 'response lost';

/** A tab or device that handles the server's answers as `deliver` does. */
function makeDevice(server: ReturnType<typeof makeServer>) {
  let attempt = makeAttempt();
  return {
    get attempt() {
      return attempt;
    },
    answer(position: number, choice: number, key: string) {
      attempt = choose({ ...attempt, position }, choice, key);
    },
    reload() {
      attempt = examAttempt.parse(JSON.parse(JSON.stringify(attempt)));
    },
    openFrom(other: ExamAttempt) {
      attempt = examAttempt.parse(JSON.parse(JSON.stringify(other)));
    },
    catchUp() {
      attempt = caughtUp(attempt, server.paper());
    },
    send(fate: Fate) {
      attempt = numberFirst(attempt);
      const sent = next(attempt);
      if (!sent || fate === 'request lost') return;
      const answer = server.take(sent);
      if (fate === 'response lost') return;
      if (typeof answer === 'number') attempt = delivered(attempt, sent.key, answer);
      else if (answer === 'key reused') attempt = delivered(attempt, sent.key, attempt.lastSequence);
      if (answer !== sent.sequence) this.catchUp();
    },
  };
}

test('gets every answer to the server once, whatever is lost, reloaded, opened twice or answered elsewhere', () => {
  const device = fc.nat(1);
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        device,
        position: fc.nat(3),
        choice: fc.nat(3),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('send' as const),
        device,
        fate: fc.constantFrom<Fate>('arrives', 'request lost', 'response lost'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'open again' as const), device }),
    },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const server = makeServer(4);
      const devices = [makeDevice(server), makeDevice(server)] as const;
      const given = new Set<string>();
      let count = 0;
      const isWaiting = (key: string) =>
        devices.some(({ attempt }) => waitingAnswers(attempt).some((one) => one.key === key));
      for (const one of steps) {
        const here = devices[one.device as 0 | 1];
        if (one.do === 'answer') {
          const key = `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
          const before = here.attempt;
          here.answer(one.position, one.choice, key);
          // An answer that was never sent is replaced by a newer one to the same question.
          for (const { key: old, sequence, position } of waitingAnswers(before)) {
            if (position === one.position && sequence === null && !isWaiting(old)) given.delete(old);
          }
          if (isWaiting(key)) given.add(key);
        } else if (one.do === 'send') here.send(one.fate);
        else if (one.do === 'reload') here.reload();
        // A second tab begins with what the first one stored on the device.
        else if (devices[1].attempt.waiting.length === 0) devices[1].openFrom(devices[0].attempt);
      }
      // Enough rounds for everything that can wait; a delivery that never succeeds is missing below.
      for (let round = 0; round < 40; round += 1) for (const one of devices) one.send('arrives');
      for (const one of devices) one.catchUp();

      expect([...given].filter((key) => !server.taken.has(key))).toEqual([]);
      expect(new Set(server.taken.values()).size).toBe(server.taken.size);
      for (const { attempt } of devices)
        expect(attempt.answers).toEqual(server.answers.map((choice) => choice ?? -1));
    }),
    { numRuns: 10_000 },
  );
});
