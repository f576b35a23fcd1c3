import { createRandom, startClock, startQuiz, moveAttempt, type Timing } from '@revisoins/assessment';
import { describe, expect, it } from 'vitest';
import { makeQuestions, SKILL_TITLE } from '../draw-questions/question.fixture.ts';
import type { StoredQuiz } from './stored-quiz.schema.ts';
import { wakeQuiz } from './wake-quiz.ts';

const start = { page: 'first', monotonic: 0, wall: 1_000_000 };

function kept(timing: Timing = 'timed'): StoredQuiz {
  const draft = startQuiz({
    attemptId: '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d',
    owner: 'learner',
    skillTitle: SKILL_TITLE,
    questions: makeQuestions(5),
    timing,
    clock: startClock(start),
    random: createRandom(1),
  });
  return {
    purpose: 'scored',
    draft: moveAttempt(draft, { type: 'answer', option: 2 }, draft.startedAt + 1000).draft,
  };
}

describe('wakeQuiz', () => {
  it('goes on after a reload with the same answers and deadline', () => {
    const before = kept();
    const { draft } = wakeQuiz(before, { page: 'second', monotonic: 5, wall: start.wall + 30_000 });
    expect(draft).toMatchObject({
      finished: null,
      answers: before.draft.answers,
      deadline: before.draft.deadline,
    });
  });

  it('ends a quiz whose time ran out while the learner was away, with the answers given', () => {
    const { draft } = wakeQuiz(kept(), { page: 'second', monotonic: 5, wall: start.wall + 3_600_000 });
    expect(draft.finished).toEqual({ at: draft.deadline, isTimeUp: true });
    expect(draft.answers[0]).toBe(2);
  });

  it('goes on with a quiz without a clock where it was left, however long ago, on the same page too', () => {
    const before = kept('untimed');
    for (const page of ['first', 'second']) {
      const { draft } = wakeQuiz(before, { page, monotonic: 7_200_000, wall: start.wall + 86_400_000 });
      expect([draft.finished, draft.clock.now]).toEqual([null, before.draft.clock.now]);
    }
  });

  it('leaves a finished quiz as it is', () => {
    const quiz = kept();
    const ended = {
      ...quiz,
      draft: moveAttempt(quiz.draft, { type: 'finish' }, quiz.draft.startedAt + 5000).draft,
    };
    const { draft } = wakeQuiz(ended, { page: 'second', monotonic: 5, wall: start.wall + 3_600_000 });
    expect(draft.finished).toEqual({ at: quiz.draft.startedAt + 5000, isTimeUp: false });
  });
});
