// @vitest-environment happy-dom
import { createRandom, toQuizResult, startClock, startQuiz, moveAttempt } from '@revisoins/assessment';
import { beforeEach, expect, it } from 'vitest';
import { makeQuestions, SKILL_TITLE } from '../draw-questions/question.fixture.ts';
import { keepLastResult, lastResult, type LastResult } from './last-result.ts';

function finishedQuiz(): LastResult {
  const draft = startQuiz({
    attemptId: '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d',
    owner: 'learner',
    skillTitle: SKILL_TITLE,
    questions: makeQuestions(5),
    timing: 'timed',
    clock: startClock({ page: 'p', monotonic: 0, wall: 1_000_000 }),
    random: createRandom(1),
  });
  const result = toQuizResult(moveAttempt(draft, { type: 'finish' }, draft.startedAt + 9000).draft);
  if (!result) throw new Error('The quiz is not finished.');
  return { owner: 'learner', purpose: 'scored', result };
}

beforeEach(() => sessionStorage.clear());

it('gives the result back for the length of the tab', () => {
  keepLastResult(finishedQuiz());
  expect(lastResult('learner')).toEqual(finishedQuiz());
});

it('shows nobody the result of another learner', () => {
  keepLastResult(finishedQuiz());
  expect(lastResult('stranger')).toBeNull();
});

it('has nothing to show for a score above the number of questions', () => {
  const last = finishedQuiz();
  sessionStorage.setItem(
    'revisoins-quiz-result',
    JSON.stringify({ ...last, result: { ...last.result, score: 99 } }),
  );
  expect(lastResult('learner')).toBeNull();
});
