import { deviceReading } from '@revisoins/host';
// @vitest-environment happy-dom
import { skillById, startClock, startQuiz, moveAttempt } from '@revisoins/assessment';
import { beforeEach, expect, it } from 'vitest';
import { makeQuestions, SKILL_TITLE } from '../draw-questions/question.fixture.ts';
import { keepQuiz } from '../quiz-draft/draft-storage.ts';
import { readInProgress } from './read-in-progress.ts';

function keep({ isAnswered, startedAgo }: { isAnswered: boolean; startedAgo: number }): void {
  const now = deviceReading();
  const draft = startQuiz({
    attemptId: '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d',
    owner: 'learner',
    skillTitle: SKILL_TITLE,
    questions: makeQuestions(5),
    timing: 'timed',
    clock: startClock({ ...now, monotonic: now.monotonic - startedAgo, wall: now.wall - startedAgo }),
    random: () => 0.5,
  });
  keepQuiz({
    purpose: 'scored',
    draft: isAnswered ? moveAttempt(draft, { type: 'answer', option: 1 }, draft.startedAt).draft : draft,
  });
}

beforeEach(() => localStorage.clear());

it.each([
  { isAnswered: false, startedAgo: 10_000, isOver: false },
  { isAnswered: true, startedAgo: 10_000, isOver: false },
  { isAnswered: true, startedAgo: 101_000, isOver: true },
])('tells of a quiz that was left: %o', async ({ isOver, ...left }) => {
  keep(left);
  expect(await readInProgress('learner')).toEqual([
    { skill: skillById(8), count: 5, timing: 'timed', isOver },
  ]);
});

it('tells nothing of a quiz whose time ran out without an answer', async () => {
  keep({ isAnswered: false, startedAgo: 101_000 });
  expect(await readInProgress('learner')).toEqual([]);
});

it("tells nothing of somebody else's, nor of a damaged one", async () => {
  keep({ isAnswered: true, startedAgo: 10_000 });
  localStorage.setItem('revisoins-quiz:stranger:8', '{');
  expect(await readInProgress('stranger')).toEqual([]);
});
