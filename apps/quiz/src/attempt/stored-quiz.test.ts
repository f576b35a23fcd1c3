// @vitest-environment happy-dom
import {
  ALL_SKILLS_TITLE,
  MISTAKES_TITLE,
  isFinished,
  startClock,
  type QuizAttempt,
} from '@revisoins/assessment';
import { attemptsUnderWay, deviceReading } from '@revisoins/host';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SKILL_TITLE } from '@revisoins/assessment/question.fixture';
import { allSkills, missedItems, quizKey } from './quiz-place.ts';
import { makeQuiz, moveAttempt, type Move } from '@revisoins/assessment/quiz.fixture';
import { forgetQuiz, lastResult, storedQuiz, storeLastResult, storeQuiz } from './stored-quiz.ts';

const quiz = makeQuiz;
const moved = (from: QuizAttempt, move: Move) => moveAttempt(from, move, from.clock.now).attempt;
const chosen = (from: QuizAttempt, option: number) => moved(from, { type: 'answer', option });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored quiz', () => {
  test('comes back as it was stored', () => {
    storeQuiz(quiz());
    expect(storedQuiz('learner', 8)).toEqual(quiz());
  });

  test('writes a move without its questions, and gives both back together', () => {
    const started = quiz();
    storeQuiz(started);
    const text = localStorage.getItem(quizKey('learner', 8));
    const attempt = chosen(started, 2);
    storeQuiz(attempt);
    expect(localStorage.getItem(quizKey('learner', 8))).toBe(text);
    expect(localStorage.getItem(`${quizKey('learner', 8)}:moves`)).not.toContain('"questions"');
    expect(storedQuiz('learner', 8)).toEqual(attempt);
  });

  test.each(['{', '{"id":"5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d","answers":[9]}'])(
    'ignores damaged moves: %s',
    (moves) => {
      storeQuiz(quiz());
      localStorage.setItem(`${quizKey('learner', 8)}:moves`, moves);
      expect(storedQuiz('learner', 8)).toEqual(quiz());
    },
  );

  test('keeps a planned session and one on mistakes apart', () => {
    const planned = quiz({ skillTitle: ALL_SKILLS_TITLE });
    const retake = quiz({ skillTitle: MISTAKES_TITLE, id: '7a1d0c55-3a0e-4a51-8f4e-0d6a7f1f2b3c' });
    storeQuiz(planned);
    storeQuiz(retake);
    expect([storedQuiz('learner', allSkills.id), storedQuiz('learner', missedItems.id)]).toEqual([
      planned,
      retake,
    ]);
  });

  test('does not apply the moves of an earlier attempt to a newer one', () => {
    const first = quiz({ id: '7a1d0c55-3a0e-4a51-8f4e-0d6a7f1f2b3c' });
    storeQuiz(first);
    storeQuiz(chosen(first, 1));
    storeQuiz(quiz());
    expect(storedQuiz('learner', 8)).toEqual(quiz());
  });

  test("gives nobody another learner's quiz", () => {
    storeQuiz(quiz());
    localStorage.setItem(quizKey('stranger', 8), localStorage.getItem(quizKey('learner', 8)) ?? '');
    expect(storedQuiz('stranger', 8)).toBeNull();
  });

  test.each(['{', 'null', '{"version":99}'])('ignores damaged data: %s', (text) => {
    localStorage.setItem(quizKey('learner', 8), text);
    expect(storedQuiz('learner', 8)).toBeNull();
  });

  test('forgets only the given attempt', () => {
    storeQuiz(quiz());
    forgetQuiz(quiz({ id: '7a1d0c55-3a0e-4a51-8f4e-0d6a7f1f2b3c' }));
    expect(storedQuiz('learner', 8)).not.toBeNull();
    forgetQuiz(quiz());
    expect(storedQuiz('learner', 8)).toBeNull();
  });

  test('announces a quiz under way to the platform, until it is finished or discarded', () => {
    const attempts = () => attemptsUnderWay('learner').getState();
    const started = quiz({ clock: startClock(deviceReading()) });
    storeQuiz(chosen(started, 1));
    expect(attempts()).toMatchObject([
      {
        kind: 'quiz',
        href: '/quiz/8?questions=5&time=timed',
        title: { key: 'skills:comp8.title', french: SKILL_TITLE },
        answered: 1,
        total: 5,
      },
    ]);
    storeQuiz(moved(started, { type: 'finish' }));
    expect(attempts()).toEqual([]);
    storeQuiz(started);
    expect(attempts()).toHaveLength(1);
    forgetQuiz(started);
    expect(attempts()).toEqual([]);
  });

  test('works for the length of the page when the storage is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeQuiz(quiz());
    full.mockRestore();
    expect(storedQuiz('learner', 8)).toEqual(quiz());
    forgetQuiz(quiz());
  });
});

describe('the last result', () => {
  const finished = () => {
    const attempt = moved(makeQuiz(), { type: 'finish' });
    if (!isFinished(attempt)) throw new Error('The quiz is not finished.');
    return attempt;
  };

  test('is available again for as long as the tab is open', () => {
    storeLastResult(finished());
    expect(lastResult('learner')).toEqual(finished());
  });

  test('is shown to no other learner', () => {
    storeLastResult(finished());
    expect(lastResult('stranger')).toBeNull();
  });

  test.each([
    ['damaged', { answers: [99] }],
    ['not finished', { finished: null }],
  ])('is none when what is stored is %s', (_, change) => {
    sessionStorage.setItem('revisoins-quiz-result', JSON.stringify({ ...finished(), ...change }));
    expect(lastResult('learner')).toBeNull();
  });
});
