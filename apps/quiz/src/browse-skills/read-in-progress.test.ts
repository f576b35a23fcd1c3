// @vitest-environment happy-dom
import { skillById, startClock } from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import { beforeEach, expect, test } from 'vitest';
import { makeQuiz, moveAttempt } from '@revisoins/assessment/quiz.fixture';
import { storeQuiz } from '../attempt/stored-quiz.ts';
import { readInProgress } from './read-in-progress.ts';

function leave({ isAnswered, startedAgo }: { isAnswered: boolean; startedAgo: number }): void {
  const now = deviceReading();
  const quiz = makeQuiz({
    clock: startClock({ ...now, monotonic: now.monotonic - startedAgo, wall: now.wall - startedAgo }),
  });
  storeQuiz(isAnswered ? moveAttempt(quiz, { type: 'answer', option: 1 }, quiz.startedAt).attempt : quiz);
}

beforeEach(() => localStorage.clear());

test.each([
  { isAnswered: false, startedAgo: 10_000, isOver: false },
  { isAnswered: true, startedAgo: 10_000, isOver: false },
  { isAnswered: true, startedAgo: 101_000, isOver: true },
])('includes a quiz that was left: %o', async ({ isOver, ...left }) => {
  leave(left);
  const [only, ...others] = await readInProgress('learner');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ skill: skillById(8), quiz: { asked: 5, timing: 'timed' } });
  expect(only?.quiz.finished !== null).toBe(isOver);
});

test('leaves out a quiz whose time ran out without an answer', async () => {
  leave({ isAnswered: false, startedAgo: 101_000 });
  expect(await readInProgress('learner')).toEqual([]);
});

test('includes a quiz that ended on its screen, even without an answer', async () => {
  const quiz = makeQuiz({ clock: startClock(deviceReading()) });
  storeQuiz(moveAttempt(quiz, { type: 'finish' }, quiz.startedAt).attempt);
  expect(await readInProgress('learner')).toMatchObject([{ quiz: { finished: { isTimeUp: false } } }]);
});

test("leaves out somebody else's quiz, and a damaged one", async () => {
  leave({ isAnswered: true, startedAgo: 10_000 });
  localStorage.setItem('revisoins-quiz:stranger:8', '{');
  expect(await readInProgress('stranger')).toEqual([]);
});
