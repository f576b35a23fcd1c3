// @vitest-environment happy-dom
import { announceAttempt, attemptsUnderWay, type AttemptUnderWay } from '@revisoins/host';
import { beforeEach, expect, test } from 'vitest';
import { parseLiveExam, type LiveExam } from './read-live-exam.ts';
import { announceLiveExam } from './announce-live-exam.ts';

const id = '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d';
const live: LiveExam = { id, questionCount: 20, minutes: 30, answered: 3, left: 720_000 };
const facts = {
  id,
  state: 'live',
  questionCount: 20,
  minutes: 30,
  startedAt: 0,
  deadline: 1_800_000,
  lastSequence: 3,
  now: 1,
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

test('an answer of the server becomes the exam and the time that is left', () => {
  expect(parseLiveExam({ now: 1_080_000, accessUntil: null, live: facts, past: [] })).toEqual(live);
  expect(parseLiveExam({ now: 0, accessUntil: null, live: null, past: [] })).toBeNull();
});

test.each([
  [null],
  [{}],
  [{ now: 1 }],
  [{ now: '1', live: null }],
  [{ now: 1, live: { ...facts, id: '../x' } }],
  [{ now: 1, live: { ...facts, answered: -1 } }],
])('another answer is refused: %j', (answer) => {
  expect(() => parseLiveExam(answer)).toThrow(/invalid/i);
});

test('an exam that was begun on another device is told on this one', () => {
  announceLiveExam(learner, live);
  expect(shown()).toMatchObject([
    { kind: 'exam', id, href: '/exam-quiz?questions=20&time=30', answered: 3, total: 20 },
  ]);
  expect(Math.abs((shown()[0]?.deadline ?? 0) - Date.now() - 720_000)).toBeLessThan(1000);
});

test('an exam that ended elsewhere is told no more, and quizzes are left alone', () => {
  announceAttempt(learner, quiz);
  announceLiveExam(learner, live);
  announceLiveExam(learner, { ...live, id: '6a6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d' });
  expect(shown().map((one) => one.id)).toEqual(['6a6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d', 'quiz']);
  announceLiveExam(learner, null);
  expect(shown()).toEqual([quiz]);
});
