import { expect, test } from 'vitest';
import { makeAttempt, moveExam } from '../attempt/exam.fixture.ts';
import { examEvent } from './exam-event.ts';
import type { EndedPart } from './exam-state.ts';

const sat = (attempt = makeAttempt()) => ({ phase: 'playing', attempt, connection: 'reached' }) as const;
const { id, minutes, startedAt, deadline } = makeAttempt();
const part = { questionCount: 20, minutes, passPercent: null, startedAt, endedAt: deadline };
const result = {
  id,
  kind: 'simulation' as const,
  part: 1,
  parts: [{ ...part, isTimeUp: true, score: 13 }],
  breakUntil: null,
  minutes,
  timeFactor: 1,
  startedAt,
  deadline,
  state: 'finished' as const,
  questionCount: 20,
  lastSequence: 20,
  now: deadline,
  endedAt: deadline,
  score: 13,
  timeSpent: 1800,
  isTimeUp: true,
  acceptedUntil: 2_400_000,
  lateAnswers: 0,
  late: 0,
} satisfies EndedPart;

test('counts answers, not flags', () => {
  const flagged = moveExam(makeAttempt(), { type: 'flag' }, startedAt + 1000, 'k1');
  const attempt = moveExam(flagged, { type: 'answer', option: 2 }, startedAt + 2000, 'k2');
  expect(examEvent(sat())).toEqual({ type: 'progress', answered: 0, total: 4 });
  expect(examEvent(sat(attempt))).toEqual({ type: 'progress', answered: 1, total: 4 });
});

test('gives the score of the server at the end', () => {
  expect(examEvent({ phase: 'finished', result })).toEqual({
    type: 'completed',
    score: 13,
    total: 20,
    percent: 65,
  });
});

test.each([{ phase: 'opening' }, { phase: 'gone' }, { phase: 'failed', failure: null }] as const)(
  'says nothing of %j',
  (state) => expect(examEvent(state)).toBeNull(),
);

test('sends no event between two parts', () => {
  const { endedAt: _endedAt, score: _score, ...live } = result;
  const between = { ...live, kind: 'mock' as const, state: 'live' as const, breakUntil: deadline };
  expect(examEvent({ phase: 'finished', result: between })).toBeNull();
});
