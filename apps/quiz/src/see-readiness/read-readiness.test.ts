import { describe, expect, test } from 'vitest';
import type { StudyAnswer } from '../plan/study-attempts.ts';
import { computeReadiness, computeReadinessHistory } from './read-readiness.ts';

const bank = new Map(
  Array.from({ length: 100 }, (_, index) => [
    `i${index}`,
    {
      difficulty: (['easy', 'medium', 'hard'] as const)[index % 3] ?? 'easy',
      competency: index < 70 ? 'communication' : 'professional-conduct',
    },
  ]),
);
const answer = (item: string, isCorrect: boolean): StudyAnswer => ({ item, day: 1, choice: 'a', isCorrect });
const answers = (from: number, to: number, isCorrect = true) =>
  Array.from({ length: to - from }, (_, index) => answer(`i${from + index}`, isCorrect));

test('a part has an estimate once it has enough first answers of its own', () => {
  const parts = computeReadiness([...answers(0, 59), ...answers(70, 90)], bank);
  expect(parts).toMatchObject([
    { kind: 'too-few', answers: 59, fewest: 60 },
    { kind: 'estimated', answers: 20 },
  ]);
});

test('first answers in simulations and mocks count beside those in quizzes', () => {
  const inExams = Array.from({ length: 30 }, () => ({
    competency: 'pharmacotherapy',
    difficulty: 'hard' as const,
    isCorrect: true,
    day: 1,
  }));
  expect(computeReadiness(answers(0, 30), bank, inExams)).toMatchObject([
    { kind: 'estimated', answers: 60 },
    { kind: 'too-few', answers: 0 },
  ]);
});

test('repeated answers to an item do not count, nor do answers to an item that left the bank', () => {
  const first = answers(0, 60, false);
  const alone = computeReadiness(first, bank);
  expect(computeReadiness([...first, ...answers(0, 60), answer('gone', true)], bank)).toEqual(alone);
});

describe('the chances over time', () => {
  const history = (given: readonly StudyAnswer[]) =>
    computeReadinessHistory(given, bank, [], (day) => String(Math.floor(day)));
  const on = (day: number, some: readonly StudyAnswer[]) => some.map((one) => ({ ...one, day }));

  test('begin on the first day with enough answers, and end with today’s estimate', () => {
    const given = [
      ...on(1, answers(0, 40)),
      ...on(2.1, answers(40, 62)),
      ...on(2.6, answers(62, 65, false)),
      ...on(4, answers(65, 70)),
    ];
    const [general, conduct] = history(given);
    expect(general?.map(({ day }) => day)).toEqual([2.6, 4]);
    expect(general?.at(-1)?.readiness).toEqual(computeReadiness(given, bank)[0]);
    expect(conduct).toEqual([]);
  });

  test('are of at most 20 days, with the last one', () => {
    const later = Array.from({ length: 40 }, (_, index) => on(index + 1, answers(60 + index, 61 + index)));
    const [general] = history([...on(0, answers(0, 60)), ...later.flat()]);
    expect(general).toHaveLength(14);
    expect(general?.at(-1)?.day).toBe(40);
  });
});
