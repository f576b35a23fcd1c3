import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restClock, startClock } from '../clock/clock.ts';
import { draftClock } from './quiz-draft.ts';
import { makeQuestion } from '../bank/question.fixture.ts';
import { toQuizResult } from './quiz-result.ts';
import { quizResult } from './quiz-result.ts';
import { createRandom } from '../bank/random.ts';
import { readQuizDraft } from './quiz-draft.ts';
import { startQuiz } from './start-quiz.ts';
import { type Move, moveAttempt } from './move-attempt.ts';

const draft = startQuiz({
  attemptId: '3f0a2b51-9c1e-4a7d-8b36-5f1f0d3c2a10',
  owner: 'learner',
  skillTitle: 'Compétence 8 - Prévention des infections',
  questions: ['q1', 'q2', 'q3'].map((id) => makeQuestion(id)),
  timing: 'timed',
  clock: startClock({ page: 'p1', monotonic: 0, wall: 1000 }),
  random: createRandom(9),
});
const deadline = draft.deadline ?? 0;
const untimed = { ...draft, timing: 'untimed' as const, deadline: null };
const play = (moves: Move[], from = draft, now = 2000) =>
  moves.reduce((state, move) => moveAttempt(state, move, now).draft, from);
const answer = (option: number): Move => ({ type: 'answer', option });
const finished = play([{ type: 'finish' }]);

describe('startQuiz', () => {
  test('sets the deadline 20 s per question from now', () => {
    expect(deadline - draft.startedAt).toBe(60_000);
  });
});

describe('moveAttempt with the keys on the server', () => {
  const exam = { answers: [-1, -1], flagged: [false, false], position: 0, deadline: 10_000 };
  const move = (next: Move, from = exam, now = 2000) => moveAttempt(from, next, now, 'server');

  test('marks a question, takes the mark back, and goes on from a marked one', () => {
    const marked = move({ type: 'flag' }).draft;
    expect(marked.flagged).toEqual([true, false]);
    expect(move({ type: 'flag' }, marked).draft.flagged).toEqual([false, false]);
    expect(move({ type: 'next' }, marked).draft.position).toBe(1);
    expect(move({ type: 'next' }).refused).toBe('not-answered');
  });

  test('ends nothing: neither on the last question nor by time', () => {
    const last = { ...exam, answers: [1, 1], position: 1 };
    expect(move({ type: 'next' }, last)).toEqual({ draft: last, refused: 'server-ends-it' });
    expect(move({ type: 'finish' }).refused).toBe('server-ends-it');
    expect(move(answer(1), exam, 10_000)).toEqual({ draft: exam, refused: 'time-is-up' });
    expect(move({ type: 'go-to', position: 1 }, exam, 10_000).draft.position).toBe(1);
  });
});

describe('moveAttempt', () => {
  test('stores an answer, goes on, comes back to it and lets it be changed', () => {
    const back = play([answer(2), { type: 'next' }, { type: 'previous' }]);
    expect([back.position, back.answers]).toEqual([0, [2, -1, -1]]);
    expect(play([answer(0)], back).answers[0]).toBe(0);
  });

  test('takes an answer back', () => {
    expect(play([answer(2), { type: 'clear' }]).answers).toEqual([-1, -1, -1]);
  });

  test('ends a quiz without a deadline only when it is handed in', () => {
    const later = draft.startedAt + 3 * 3_600_000;
    expect(moveAttempt(untimed, { type: 'time-up' }, later)).toEqual({
      draft: untimed,
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
    const outcome = moveAttempt(draft, move, 2000);
    expect(outcome.refused).toBe(refused);
    expect(outcome.draft).toBe(draft);
  });

  test('refuses every move once finished', () => {
    const outcome = moveAttempt(finished, answer(1), 2500);
    expect(outcome).toEqual({ draft: finished, refused: 'already-finished' });
  });

  test('ends at the deadline whatever is tried after it', () => {
    const late = moveAttempt(draft, answer(1), deadline + 5000);
    expect(late.refused).toBe('time-is-up');
    expect(late.draft.answers).toEqual([-1, -1, -1]);
    expect(late.draft.finished).toEqual({ at: deadline, isTimeUp: true });
    expect(moveAttempt(draft, { type: 'time-up' }, deadline).refused).toBeNull();
  });

  test('stays a valid draft under any moves, and a refused move before the deadline changes nothing', () => {
    const move = fc.oneof(
      fc.record({ type: fc.constant('answer' as const), option: fc.integer({ min: -1, max: 4 }) }),
      fc.record({ type: fc.constant('go-to' as const), position: fc.integer({ min: -1, max: 3 }) }),
      fc.record({ type: fc.constantFrom('next', 'previous', 'next', 'clear', 'finish', 'time-up') }),
    );
    const times = fc.integer({ min: 0, max: 65_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(move, times), { maxLength: 25 }), (moves) => {
        let state = draft;
        for (const [next, time] of moves.toSorted((a, b) => a[1] - b[1])) {
          const outcome = moveAttempt(state, next, draft.startedAt + time);
          const mayChange = outcome.refused === null || outcome.refused === 'time-is-up';
          expect(mayChange || outcome.draft === state).toBe(true);
          state = outcome.draft;
          expect(readQuizDraft(JSON.parse(JSON.stringify(state)))).toEqual(state);
        }
        const result = toQuizResult(state);
        expect(result === null || quizResult.parse(result).timeSpent <= 60).toBe(true);
      }),
    );
  });
});

describe('toQuizResult', () => {
  test('is null while the quiz runs', () => {
    expect(toQuizResult(draft)).toBeNull();
  });

  test('scores by the shuffled key and counts the time', () => {
    const right = draft.questions[0]?.correctAnswer ?? 0;
    const result = toQuizResult(moveAttempt(play([answer(right)]), { type: 'finish' }, 13_400).draft);
    expect(result).toMatchObject({
      score: 1,
      totalQuestions: 3,
      timing: 'timed',
      timeSpent: 12,
      isTimeUp: false,
    });
  });

  test('tells no more time of a quiz without a deadline than can be saved', () => {
    const result = toQuizResult(
      moveAttempt(untimed, { type: 'finish' }, draft.startedAt + 5 * 3_600_000).draft,
    );
    expect(quizResult.parse(result)).toMatchObject({ timing: 'untimed', timeSpent: 7200 });
  });
});

describe('readQuizDraft', () => {
  test.each([
    ['nothing', undefined],
    ['text', 'draft'],
    ['another version', { ...draft, draftVersion: 99 }],
    ['too few answers', { ...draft, answers: [0] }],
    ['a position out of range', { ...draft, position: 3 }],
    ['a deadline before the start', { ...draft, deadline: 0 }],
    ['a timed quiz without a deadline', { ...draft, deadline: null }],
    ['a deadline without timing', { ...untimed, deadline }],
    [
      'a repeated option id',
      { ...draft, questions: draft.questions.map((q) => ({ ...q, optionIds: ['a', 'a', 'b', 'c'] })) },
    ],
  ])('gives null for %s', (_, stored) => {
    expect(readQuizDraft(stored)).toBeNull();
  });

  test('gives a draft as it was stored', () => {
    expect(readQuizDraft(draft)).toEqual(draft);
    expect(readQuizDraft(untimed)).toEqual(untimed);
  });
});

describe('draftClock', () => {
  const at = (seconds: number, page = 'p1') => ({
    page,
    monotonic: seconds * 1000,
    wall: 1000 + seconds * 1000,
  });
  const passed = (from: typeof draft, seconds: number, page?: string) =>
    draftClock(from, at(seconds, page)).now - from.clock.now;

  test('counts time away from a timed quiz, and not from one without a deadline', () => {
    expect([passed(draft, 30, 'p2'), passed(untimed, 30, 'p2')]).toEqual([30_000, 0]);
    expect([passed(draft, 30), passed(untimed, 30)]).toEqual([30_000, 30_000]);
  });

  test('goes on after a rest from where it was, and doubts nothing', () => {
    const rested = { ...untimed, clock: restClock(draftClock(untimed, at(10)), at(600)) };
    const clock = draftClock(rested, { ...at(615), wall: 9_999_999 });
    expect([clock.now - draft.startedAt, clock.inDoubt]).toEqual([25_000, false]);
  });
});
