// @vitest-environment happy-dom
import { createRandom, startClock, startQuiz, moveAttempt } from '@revisoins/assessment';
import { attemptsUnderWay, deviceReading } from '@revisoins/host';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQuestions, SKILL_TITLE } from '../draw-questions/question.fixture.ts';
import { draftKey } from './draft-key.ts';
import { forgetQuiz, keepQuiz, storedQuiz } from './draft-storage.ts';
import type { StoredQuiz } from './stored-quiz.schema.ts';

const longAgo = { page: 'p', monotonic: 0, wall: 1_000_000 };

const quiz = (attemptId = '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d', begun = longAgo): StoredQuiz => ({
  purpose: 'scored',
  draft: startQuiz({
    attemptId,
    owner: 'learner',
    skillTitle: SKILL_TITLE,
    questions: makeQuestions(5),
    timing: 'timed',
    clock: startClock(begun),
    random: createRandom(1),
  }),
});

beforeEach(() => localStorage.clear());

describe('draft storage', () => {
  it('gives back what was kept', () => {
    keepQuiz(quiz());
    expect(storedQuiz('learner', 8)).toEqual(quiz());
  });

  it('writes a move without its questions, and gives both back together', () => {
    const begun = quiz();
    keepQuiz(begun);
    const text = localStorage.getItem(draftKey('learner', 8));
    const { draft } = moveAttempt(begun.draft, { type: 'answer', option: 2 }, begun.draft.clock.now);
    keepQuiz({ ...begun, draft });
    expect(localStorage.getItem(draftKey('learner', 8))).toBe(text);
    expect(localStorage.getItem(`${draftKey('learner', 8)}:moves`)).not.toContain('"questions"');
    expect(storedQuiz('learner', 8)).toEqual({ ...begun, draft });
  });

  it.each(['{', '{"attemptId":"5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d","answers":[9]}'])(
    'ignores damaged moves: %s',
    (moves) => {
      keepQuiz(quiz());
      localStorage.setItem(`${draftKey('learner', 8)}:moves`, moves);
      expect(storedQuiz('learner', 8)).toEqual(quiz());
    },
  );

  it('gives a newer attempt none of the moves of the one before', () => {
    const first = quiz('7a1d0c55-3a0e-4a51-8f4e-0d6a7f1f2b3c');
    keepQuiz(first);
    keepQuiz({
      ...first,
      draft: moveAttempt(first.draft, { type: 'answer', option: 1 }, first.draft.clock.now).draft,
    });
    keepQuiz(quiz());
    expect(storedQuiz('learner', 8)).toEqual(quiz());
  });

  it("gives nobody another learner's quiz", () => {
    keepQuiz(quiz());
    localStorage.setItem(draftKey('stranger', 8), localStorage.getItem(draftKey('learner', 8)) ?? '');
    expect(storedQuiz('stranger', 8)).toBeNull();
  });

  it.each(['{', 'null', '{"purpose":"scored","draft":{"draftVersion":99}}'])(
    'ignores damaged data: %s',
    (text) => {
      localStorage.setItem(draftKey('learner', 8), text);
      expect(storedQuiz('learner', 8)).toBeNull();
    },
  );

  it('forgets only the attempt that it is told to', () => {
    keepQuiz(quiz());
    forgetQuiz('learner', 8, 'another');
    expect(storedQuiz('learner', 8)).not.toBeNull();
    forgetQuiz('learner', 8, quiz().draft.attemptId);
    expect(storedQuiz('learner', 8)).toBeNull();
  });

  it('tells the platform of a quiz under way, until it is finished or thrown away', () => {
    const attempts = () => attemptsUnderWay('learner').getState();
    const begun = { ...quiz(undefined, deviceReading()), asked: 5 };
    keepQuiz({
      ...begun,
      draft: moveAttempt(begun.draft, { type: 'answer', option: 1 }, begun.draft.clock.now).draft,
    });
    expect(attempts()).toMatchObject([
      {
        kind: 'quiz',
        href: '/quiz/8?questions=5&time=timed',
        title: { key: 'skills:comp8.title', french: SKILL_TITLE },
        answered: 1,
        total: 5,
      },
    ]);
    keepQuiz({ ...begun, draft: moveAttempt(begun.draft, { type: 'finish' }, begun.draft.clock.now).draft });
    expect(attempts()).toEqual([]);
    keepQuiz(begun);
    expect(attempts()).toHaveLength(1);
    forgetQuiz('learner', 8, begun.draft.attemptId);
    expect(attempts()).toEqual([]);
  });

  it('works for the length of the page when the storage is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepQuiz(quiz());
    full.mockRestore();
    expect(storedQuiz('learner', 8)).toEqual(quiz());
    forgetQuiz('learner', 8, quiz().draft.attemptId);
  });
});
