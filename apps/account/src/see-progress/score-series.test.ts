import type { SavedAttempt } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { chartPoints, quizzesThisWeek, scoreSeries } from './score-series.ts';

const attempt = (day: Date, score: number): SavedAttempt => ({
  id: 'attempt',
  kind: 'quiz',
  skillTitle: 'x',
  score,
  totalQuestions: 10,
  timeSpent: 60,
  completedAt: day.toISOString(),
});

test('a day is the mean of its quizzes, days come in order', () => {
  const series = scoreSeries([
    attempt(new Date(2026, 10, 3, 20), 10),
    attempt(new Date(2026, 10, 1, 8), 4),
    attempt(new Date(2026, 10, 1, 22), 7),
  ]);
  expect(series).toEqual([
    { day: new Date(2026, 10, 1), percent: 55, quizzes: 2 },
    { day: new Date(2026, 10, 3), percent: 100, quizzes: 1 },
  ]);
});

test('a week begins on Monday, and retakes of mistakes are no quizzes', () => {
  const monday = attempt(new Date(2026, 10, 23, 0, 1), 5);
  const sunday = attempt(new Date(2026, 10, 22, 23, 59), 5);
  const retake = { ...monday, skillTitle: 'Mes erreurs' };
  const now = new Date(2026, 10, 24, 12).getTime();
  expect(quizzesThisWeek([monday, sunday, retake], now)).toBe(1);
});

test('keeps the latest 30 days with quizzes', () => {
  const series = scoreSeries(
    Array.from({ length: 45 }, (_, index) => attempt(new Date(2026, 0, 1 + index, 12), 5)),
  );
  expect(series).toHaveLength(30);
  expect(series.at(-1)?.day).toEqual(new Date(2026, 1, 14));
});

test('points run from left to right and a full score is at the top', () => {
  const day = (date: number, percent: number) => ({
    day: new Date(Date.UTC(2026, 0, date)),
    percent,
    quizzes: 1,
  });
  expect(chartPoints([day(1, 0), day(3, 50), day(5, 100)])).toEqual([
    { x: 0, y: 0 },
    { x: 50, y: 50 },
    { x: 100, y: 100 },
  ]);
  expect(chartPoints([day(1, 80)])).toEqual([{ x: 50, y: 80 }]);
  expect(chartPoints([])).toEqual([]);
});
