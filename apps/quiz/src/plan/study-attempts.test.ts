import { expect, test } from 'vitest';
import { mistakes } from './mistakes.ts';
import { studyAttempts, studyTimes, type SavedAnswers } from './study-attempts.ts';

const noon = Date.parse('2026-11-23T12:00:00Z');
const DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();

/** An attempt that ended `ended` days from noon by the device's clock; `correct`: of each of its answers. */
function attempt(id: string, ended: number, correct: readonly boolean[], arrived = ended) {
  return {
    id,
    completed_at: iso(noon + ended * DAY),
    created_at: iso(noon + arrived * DAY),
    answers: correct.map((is, index) => ({
      item: `i${index}`,
      version: 1,
      choice: is ? ('a' as const) : ('b' as const),
      correct: is,
    })),
    numeric_answers: [],
  } satisfies SavedAnswers;
}
const waiting = (id: string, ended: number, correct: readonly boolean[]) => ({
  ...attempt(id, ended, correct),
  user_id: 'learner',
  skill_title: 'Mes erreurs',
  score: 0,
  total_questions: 5,
  time_spent: 10,
});
const wrongItems = (attempts: ReturnType<typeof studyAttempts>) =>
  mistakes(attempts.flatMap(({ answers }) => answers)).map(({ item }) => item);

test('a right answer takes a mistake off although the clock of its device was behind', () => {
  const saved = [attempt('a', 0, [false]), attempt('b', -300, [true], 1)];
  expect(wrongItems(studyAttempts(saved, [], noon))).toEqual([]);
  expect(studyAttempts(saved, [], noon)[1]?.time).toBe(noon + DAY);
});

test('a result that came late has the time when it ended', () => {
  expect(studyAttempts([attempt('a', 0, [true], 3)], [], noon)[0]?.time).toBe(noon);
});

test('what waits on this device counts already, and once', () => {
  const saved = [attempt('a', 0, [false, false])];
  const late = waiting('b', 1, [true, false]);
  expect(wrongItems(studyAttempts(saved, [late], noon + DAY))).toEqual(['i1']);
  const both = studyAttempts([...saved, attempt('b', 1, [true, false])], [late], noon + DAY);
  expect(both.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a result waiting on a device whose clock is ahead counts as answered now, not in the future', () => {
  expect(studyAttempts([], [waiting('a', 2, [true])], noon)[0]?.time).toBe(noon);
});

test('answered questions count, including calculations, and unanswered ones do not', () => {
  const open = { item: 'i', version: 1, choice: null, correct: false };
  const row = {
    ...attempt('a', 0, [true, false]),
    numeric_answers: [
      { template: 'calc-volume-01', typed: '2,5', correct: true },
      { template: 'calc-volume-02', typed: '', correct: false },
    ],
  };
  expect(studyAttempts([{ ...row, answers: [...row.answers, open] }], [], noon)[0]?.answered).toBe(3);
});

test('an exam is revision on the day when it ended, unless it was opened and left', () => {
  const exam = (id: string, score: number) => ({ ...attempt(id, -20, [], 0), score, total_questions: 125 });
  const attempts = studyAttempts([attempt('a', -1, [true])], [], noon);
  const times = studyTimes(attempts, [exam('mock', 80), exam('left', 0)]);
  expect(times.map(({ id, time, answered }) => [id, time, answered])).toEqual([
    ['a', noon - DAY, 1],
    ['mock', noon - 20 * DAY, 125],
    ['left', noon - 20 * DAY, 0],
  ]);
});
