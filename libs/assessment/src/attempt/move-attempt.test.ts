import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startClock } from '../clock/clock.ts';
import { makeNumericQuestion, makeQuestion } from '../bank/question.fixture.ts';
import { createRandom } from '../bank/random.ts';
import { missedQuestions, scoreQuiz } from '../scoring/score-quiz.ts';
import { type Move, moveAttempt } from './move-attempt.ts';
import { isFinished, readQuizAttempt, secondsSpent } from './quiz-attempt.ts';
import { startQuiz, wakeQuiz } from './start-quiz.ts';

const quiz = startQuiz({
  id: '3f0a2b51-9c1e-4a7d-8b36-5f1f0d3c2a10',
  learner: 'learner',
  purpose: 'scored',
  items: 'mixed',
  asked: 5,
  skillTitle: 'Compétence 8 - Prévention des infections',
  questions: ['q1', 'q2', 'q3'].map((id) => makeQuestion(id)),
  timing: 'timed',
  clock: startClock({ page: 'p1', monotonic: 0, wall: 1000 }),
  random: createRandom(9),
});
const deadline = quiz.deadline ?? 0;
const untimed = { ...quiz, timing: 'untimed' as const, deadline: null };
const play = (moves: Move[], from = quiz, now = 2000) =>
  moves.reduce((state, move) => moveAttempt(state, move, now).attempt, from);
const answer = (option: number): Move => ({ type: 'answer', option });
const finished = play([{ type: 'finish' }]);

describe('startQuiz', () => {
  test('sets the deadline 20 s per question from now', () => {
    expect(deadline - quiz.startedAt).toBe(60_000);
  });
});

describe('moveAttempt with the keys on the server', () => {
  const exam = { answers: [-1, -1], flagged: [false, false], position: 0, deadline: 10_000 };
  const move = (next: Move, from = exam, now = 2000) => moveAttempt(from, next, now, 'server');

  test('marks a question, removes the mark, and moves on from a marked one', () => {
    const marked = move({ type: 'flag' }).attempt;
    expect(marked.flagged).toEqual([true, false]);
    expect(move({ type: 'flag' }, marked).attempt.flagged).toEqual([false, false]);
    expect(move({ type: 'next' }, marked).attempt.position).toBe(1);
    expect(move({ type: 'next' }).refused).toBe('not-answered');
  });

  test('ends nothing: neither on the last question nor by time', () => {
    const last = { ...exam, answers: [1, 1], position: 1 };
    expect(move({ type: 'next' }, last)).toEqual({ attempt: last, refused: 'server-ends-it' });
    expect(move({ type: 'finish' }).refused).toBe('server-ends-it');
    expect(move(answer(1), exam, 10_000)).toEqual({ attempt: exam, refused: 'time-is-up' });
    expect(move({ type: 'go-to', position: 1 }, exam, 10_000).attempt.position).toBe(1);
  });
});

describe('moveAttempt', () => {
  test('stores an answer, moves on, comes back to it and lets it be changed', () => {
    const back = play([answer(2), { type: 'next' }, { type: 'previous' }]);
    expect([back.position, back.answers]).toEqual([0, [2, -1, -1]]);
    expect(play([answer(0)], back).answers[0]).toBe(0);
  });

  test('takes an answer back', () => {
    expect(play([answer(2), { type: 'clear' }]).answers).toEqual([-1, -1, -1]);
  });

  test('ends a quiz without a deadline only when it is handed in', () => {
    const later = quiz.startedAt + 3 * 3_600_000;
    expect(moveAttempt(untimed, { type: 'time-up' }, later)).toEqual({
      attempt: untimed,
      refused: 'time-left',
    });
    expect(play([answer(1), { type: 'finish' }], untimed, later).finished).toEqual({
      at: later,
      isTimeUp: false,
    });
  });

  test('finishes with next on the last question', () => {
    const end = play([{ type: 'go-to', position: 2 }, answer(1), { type: 'next' }]);
    expect(end.finished).toEqual({ at: 2000, isTimeUp: false });
  });

  test.each([
    ['not-answered', { type: 'next' }],
    ['not-answered', { type: 'clear' }],
    ['first-question', { type: 'previous' }],
    ['no-such-option', answer(4)],
    ['no-such-option', answer(-1)],
    ['no-such-option', answer(0.5)],
    ['no-such-question', { type: 'go-to', position: 3 }],
    ['no-such-question', { type: 'go-to', position: Number.NaN }],
    ['time-left', { type: 'time-up' }],
  ] as const)('refuses as %s: %o', (refused, move) => {
    const outcome = moveAttempt(quiz, move, 2000);
    expect(outcome.refused).toBe(refused);
    expect(outcome.attempt).toBe(quiz);
  });

  test('refuses every move once finished', () => {
    const outcome = moveAttempt(finished, answer(1), 2500);
    expect(outcome).toEqual({ attempt: finished, refused: 'already-finished' });
  });

  test('ends at the deadline whatever is tried after it', () => {
    const late = moveAttempt(quiz, answer(1), deadline + 5000);
    expect(late.refused).toBe('time-is-up');
    expect(late.attempt.answers).toEqual([-1, -1, -1]);
    expect(late.attempt.finished).toEqual({ at: deadline, isTimeUp: true });
    expect(moveAttempt(quiz, { type: 'time-up' }, deadline).refused).toBeNull();
  });

  test('stays a valid quiz under any moves, and a refused move before the deadline changes nothing', () => {
    const move = fc.oneof(
      fc.record({ type: fc.constant('answer' as const), option: fc.integer({ min: -1, max: 4 }) }),
      fc.record({ type: fc.constant('go-to' as const), position: fc.integer({ min: -1, max: 3 }) }),
      fc.record({ type: fc.constantFrom('next', 'previous', 'next', 'clear', 'finish', 'time-up') }),
    );
    const times = fc.integer({ min: 0, max: 65_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(move, times), { maxLength: 25 }), (moves) => {
        let state = quiz;
        for (const [next, time] of moves.toSorted((a, b) => a[1] - b[1])) {
          const outcome = moveAttempt(state, next, quiz.startedAt + time);
          const mayChange = outcome.refused === null || outcome.refused === 'time-is-up';
          expect(mayChange || outcome.attempt === state).toBe(true);
          state = outcome.attempt;
          expect(readQuizAttempt(JSON.parse(JSON.stringify(state)))).toEqual(state);
        }
        expect(!isFinished(state) || secondsSpent(state) <= 60).toBe(true);
      }),
    );
  });
});

/** The outcome of a quiz that is handed in at a given moment. */
function handedIn(from: typeof quiz, at: number) {
  const { attempt } = moveAttempt(from, { type: 'finish' }, at);
  if (!isFinished(attempt)) throw new Error('The quiz is not finished.');
  return { score: scoreQuiz(attempt.questions, attempt.answers).score, seconds: secondsSpent(attempt) };
}

describe('a quiz that is corrected at once', () => {
  const training = startQuiz({
    ...quiz,
    questions: [makeQuestion('q1'), makeNumericQuestion(), makeQuestion('q2')],
    timing: 'untimed',
    correction: 'at-once',
    clock: startClock({ page: 'p1', monotonic: 0, wall: 1000 }),
    random: createRandom(9),
  });
  const check: Move = { type: 'check' };
  const checkedFirst = play([answer(2), check], training);

  test('moves on from a question only once it is checked', () => {
    const answered = play([answer(2)], training);
    expect(moveAttempt(training, check, 2000).refused).toBe('not-answered');
    expect(moveAttempt(answered, { type: 'next' }, 2000).refused).toBe('not-checked');
    expect(checkedFirst.checked).toEqual([true, false, false]);
    expect(play([{ type: 'next' }], checkedFirst).position).toBe(1);
  });

  test.each([answer(0), answer(2), { type: 'clear' }, check] as Move[])(
    'refuses on a checked question, also after coming back to it: %o',
    (move) => {
      const back = play([{ type: 'next' }, { type: 'previous' }], checkedFirst);
      const outcome = moveAttempt(back, move, 2000);
      expect(outcome).toEqual({ attempt: back, refused: 'already-checked' });
    },
  );

  test('checks a number with its unit, not a half-typed one, and then leaves it unchanged', () => {
    const enter = (typed: string, unit: string | null): Move => ({ type: 'enter', typed, unit });
    const second = play([{ type: 'go-to', position: 1 }], training);
    expect(moveAttempt(play([enter('2,5', null)], second), check, 2000).refused).toBe('not-answered');
    const checked = play([enter('2,5', 'mL'), check], second);
    for (const late of [enter('3', 'mL'), enter('', null), { type: 'clear' } as const])
      expect(moveAttempt(checked, late, 2000).refused).toBe('already-checked');
  });

  test('counts an answer that was not checked, and ends with next on the last question', () => {
    const { finished: early, answers } = play([answer(1), { type: 'finish' }], training);
    expect([early?.isTimeUp, answers[0]]).toEqual([false, 1]);
    const last: Move[] = [{ type: 'go-to', position: 2 }, answer(1), check, { type: 'next' }];
    expect(play(last, training).finished).not.toBeNull();
  });

  test('is the only one with something to check', () => {
    expect(moveAttempt(play([answer(1)]), check, 2000).refused).toBe('corrected-at-end');
    const exam = { answers: [1], flagged: [false], position: 0, deadline: 10_000 };
    expect(moveAttempt(exam, check, 2000, 'server').refused).toBe('corrected-at-end');
  });

  test('never changes a checked answer, whatever is tried and however often it is reloaded', () => {
    const move: fc.Arbitrary<Move> = fc.oneof(
      fc.record({ type: fc.constant('answer' as const), option: fc.integer({ min: -1, max: 4 }) }),
      fc.record({
        type: fc.constant('enter' as const),
        typed: fc.constantFrom('', '2,', '2,5', '25'),
        unit: fc.constantFrom(null, 'mL', 'mg'),
      }),
      fc.record({ type: fc.constant('go-to' as const), position: fc.integer({ min: -1, max: 3 }) }),
      fc.record({
        type: fc.constantFrom('check', 'check', 'next', 'previous', 'clear', 'flag', 'time-up', 'finish'),
      }),
    );
    let settledOnes = 0;
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const settled = new Map<number, unknown>();
        let state = training;
        for (const next of moves) {
          state = moveAttempt(state, next, 2000).attempt;
          expect(readQuizAttempt(JSON.parse(JSON.stringify(state)))).toEqual(state);
          for (const [index, given] of settled) expect(state.answers[index]).toEqual(given);
          state.checked?.forEach((is, index) => {
            if (is && !settled.has(index)) settled.set(index, state.answers[index]);
          });
          for (const index of settled.keys()) expect(state.checked?.[index]).toBe(true);
        }
        settledOnes += settled.size;
      }),
    );
    expect(settledOnes).toBeGreaterThan(0);
  });
});

describe('a finished quiz', () => {
  test('is scored by the shuffled key, and its time counted', () => {
    const [first] = quiz.questions;
    const right = first?.kind === 'choice' ? first.correctAnswer : -1;
    expect(handedIn(play([answer(right)]), 13_400)).toEqual({ score: 1, seconds: 12 });
  });

  test('without a deadline has no more time than can be saved', () => {
    expect(handedIn(untimed, quiz.startedAt + 5 * 3_600_000).seconds).toBe(7200);
  });
});

describe('a quiz that somebody looks at again', () => {
  const answered = play([answer(2)]);
  const hour = { page: 'p2', monotonic: 5, wall: 1000 + 3_600_000 };

  test('continues after a reload with the same answers and deadline', () => {
    const woken = wakeQuiz(answered, { ...hour, wall: 31_000 });
    expect(woken).toMatchObject({ finished: null, answers: answered.answers, deadline });
  });

  test('has ended at its deadline, with the answers given, when that passed meanwhile', () => {
    const { finished: end, answers } = wakeQuiz(answered, hour);
    expect([end, answers]).toEqual([{ at: deadline, isTimeUp: true }, answered.answers]);
  });

  test('is where it was left without a clock, however long ago, on the same page too', () => {
    for (const page of ['p1', 'p2']) {
      const woken = wakeQuiz(untimed, { ...hour, page, monotonic: 7_200_000 });
      expect([woken.finished, woken.clock.now]).toEqual([null, untimed.clock.now]);
    }
  });

  test('stays finished as it was', () => {
    expect(wakeQuiz(finished, hour).finished).toEqual(finished.finished);
  });
});

describe('readQuizAttempt', () => {
  test.each([
    ['nothing', undefined],
    ['text', 'quiz'],
    ['another version', { ...quiz, version: 99 }],
    ['too few answers', { ...quiz, answers: [0] }],
    ['a position out of range', { ...quiz, position: 3 }],
    ['a deadline before the start', { ...quiz, deadline: 0 }],
    ['a timed quiz without a deadline', { ...quiz, deadline: null }],
    ['a deadline without timing', { ...untimed, deadline }],
    [
      'a repeated option id',
      { ...quiz, questions: quiz.questions.map((q) => ({ ...q, optionIds: ['a', 'a', 'b', 'c'] })) },
    ],
  ])('gives null for %s', (_, stored) => {
    expect(readQuizAttempt(stored)).toBeNull();
  });

  test.each([
    ['training without what was checked', { correction: 'at-once' }],
    ['checks in a quiz that is corrected at its end', { checked: [false, false, false] }],
    ['too few checks', { correction: 'at-once', checked: [false] }],
    ['a check without an answer', { correction: 'at-once', checked: [true, false, false] }],
  ])('gives null for %s', (_, change) => {
    expect(readQuizAttempt({ ...quiz, ...change })).toBeNull();
  });

  test('gives a quiz as it was stored', () => {
    expect(readQuizAttempt(quiz)).toEqual(quiz);
    expect(readQuizAttempt(untimed)).toEqual(untimed);
  });
});

describe('a numeric item', () => {
  const mixed = startQuiz({
    ...quiz,
    questions: [makeNumericQuestion(), makeQuestion('q1')],
    clock: startClock({ page: 'p1', monotonic: 0, wall: 1000 }),
    random: createRandom(9),
  });
  const enter = (typed: string, unit: string | null): Move => ({ type: 'enter', typed, unit });

  test('has more time than a question', () => {
    expect((mixed.deadline ?? 0) - mixed.startedAt).toBe(110_000);
  });

  test('is answered with a number and a unit, and only then can the learner move on', () => {
    for (const half of [enter('2,5', null), enter('', 'mL'), enter('2,', 'mL')]) {
      expect(moveAttempt(play([half], mixed), { type: 'next' }, 2000).refused).toBe('not-answered');
    }
    expect(play([enter('2,5', 'mL'), { type: 'next' }], mixed).position).toBe(1);
  });

  test('keeps what is typed over a reload, whole or not', () => {
    const half = play([enter('2,', 'mL')], mixed);
    expect(readQuizAttempt(JSON.parse(JSON.stringify(half)))?.answers).toEqual([
      { typed: '2,', unit: 'mL' },
      -1,
    ]);
  });

  test('takes no option, and a question takes no number', () => {
    expect(moveAttempt(mixed, answer(0), 2000).refused).toBe('no-such-option');
    const second = play([{ type: 'go-to', position: 1 }], mixed);
    expect(moveAttempt(second, enter('2,5', 'mL'), 2000).refused).toBe('not-numeric');
    expect(readQuizAttempt({ ...mixed, answers: [-1, { typed: '1', unit: 'mL' }] })).toBeNull();
  });

  test('is open again once cleared', () => {
    expect(play([enter('2,5', 'mL'), { type: 'clear' }], mixed).answers).toEqual([-1, -1]);
    expect(play([enter('2,5', 'mL'), enter('', null)], mixed).answers).toEqual([-1, -1]);
  });

  test('counts in the score, and is retaken when it was missed', () => {
    const wrong = play([enter('25', 'mL')], mixed);
    expect(scoreQuiz(wrong.questions, wrong.answers)).toMatchObject({ score: 0, wrong: 1, unanswered: 1 });
    expect(missedQuestions(wrong.questions, wrong.answers)).toHaveLength(2);
    const right = play([enter('2,5', 'mL')], mixed);
    expect(scoreQuiz(right.questions, right.answers).score).toBe(1);
    expect(missedQuestions(right.questions, right.answers).map(({ kind }) => kind)).toEqual(['choice']);
  });
});
