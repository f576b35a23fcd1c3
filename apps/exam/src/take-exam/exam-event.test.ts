import { expect, it } from 'vitest';
import { makeAttempt } from '../attempt/exam.fixture.ts';
import { moveExam } from '../attempt/exam-attempt.ts';
import { examEvent } from './exam-event.ts';

const sat = (attempt = makeAttempt()) =>
  ({ phase: 'sitting', attempt, connection: 'reached', isHandingIn: false }) as const;
const { id, minutes, startedAt, deadline } = makeAttempt();
const result = {
  id,
  minutes,
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
} as const;

it('counts answers, not flags', () => {
  const flagged = moveExam(makeAttempt(), { type: 'flag' }, startedAt + 1000, 'k1');
  const attempt = moveExam(flagged, { type: 'answer', option: 2 }, startedAt + 2000, 'k2');
  expect(examEvent(sat())).toEqual({ type: 'progress', answered: 0, total: 4 });
  expect(examEvent(sat(attempt))).toEqual({ type: 'progress', answered: 1, total: 4 });
});

it('gives the score of the server at the end', () => {
  expect(examEvent({ phase: 'finished', result, late: 0 })).toEqual({
    type: 'completed',
    score: 13,
    total: 20,
    percent: 65,
  });
});

it.each([
  { phase: 'idle' },
  { phase: 'preparing' },
  { phase: 'gone' },
  { phase: 'failed', refusal: null },
] as const)('says nothing of %j', (state) => expect(examEvent(state)).toBeNull());
