// @vitest-environment happy-dom
import { announceAttempt, attemptsUnderWay, type AttemptUnderWay } from '@revisoins/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveLobbyExam } from '../exam-server/read-lobby.ts';
import { announceLiveExam } from './announce-live-exam.ts';

const id = '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d';
const now = 1_080_000;
const live: LiveLobbyExam = {
  id,
  kind: 'simulation',
  part: 1,
  parts: [{ questionCount: 20, minutes: 30, passPercent: null, startedAt: 0, endedAt: null }],
  breakUntil: null,
  state: 'live',
  questionCount: 20,
  minutes: 30,
  timeFactor: 1,
  startedAt: 0,
  deadline: now + 720_000,
  acceptedUntil: now + 1_320_000,
  lastSequence: 3,
  now,
  answered: 3,
};

const quiz: AttemptUnderWay = {
  kind: 'quiz',
  id: 'quiz',
  title: { key: 'skills:comp8.title', french: 'x' },
  href: '/quiz/8?questions=5',
  deadline: null,
  answered: 1,
  total: 5,
};
let count = 0;
let learner = '';
const shown = () => attemptsUnderWay(learner).getState();
beforeEach(() => {
  localStorage.clear();
  learner = `learner-${++count}`;
});
afterEach(() => vi.useRealTimers());

test('an exam that was started on another device is announced on this one', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  announceLiveExam(learner, { live, now });
  expect(shown()).toMatchObject([
    {
      kind: 'exam',
      id,
      href: '/exam-quiz?questions=20&time=30',
      answered: 3,
      total: 20,
      deadline: Date.now() + 720_000,
    },
  ]);
});

test('an exam that ended on another device is withdrawn, and quizzes are left alone', () => {
  announceAttempt(learner, quiz);
  announceLiveExam(learner, { live, now });
  const other = '6a6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d';
  announceLiveExam(learner, { live: { ...live, id: other }, now });
  expect(shown().map((one) => one.id)).toEqual([other, 'quiz']);
  announceLiveExam(learner, { live: null, now });
  expect(shown()).toEqual([quiz]);
});
