import { expect, it } from 'vitest';
import { makeAttempt, moveExam } from '../attempt/exam.fixture.ts';
import { examEvent } from './exam-event.ts';

const sat = (attempt = makeAttempt()) => ({ phase: 'playing', attempt, connection: 'reached' }) as const;
const { id, minutes, startedAt, deadline } = makeAttempt();
const result = {
  id,
  minutes,
  timeFactor: 1,
  startedAt,
  deadline,
  state: 'finished',
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
} as const;

it('counts answers, not flags', () => {
  const flagged = moveExam(makeAttempt(), { type: 'flag' }, startedAt + 1000, 'k1');
  const attempt = moveExam(flagged, { type: 'answer', option: 2 }, startedAt + 2000, 'k2');
  expect(examEvent(sat())).toEqual({ type: 'progress', answered: 0, total: 4 });
  expect(examEvent(sat(attempt))).toEqual({ type: 'progress', answered: 1, total: 4 });
});

it('gives the score of the server at the end', () => {
  expect(examEvent({ phase: 'finished', result })).toEqual({
    type: 'completed',
    score: 13,
    total: 20,
    percent: 65,
  });
});

it.each([{ phase: 'opening' }, { phase: 'gone' }, { phase: 'failed', failure: null }] as const)(
  'says nothing of %j',
  (state) => expect(examEvent(state)).toBeNull(),
);
