import { expect, test } from 'vitest';
import { judgeParts } from './passed.ts';

const part = (questionCount: number, passPercent: number, score: number) => ({
  questionCount,
  passPercent,
  score,
  minutes: 48,
  startedAt: 0,
  endedAt: 1,
  isTimeUp: false,
});

test('judges each part by its own mark, and gives the number of right answers needed', () => {
  expect(judgeParts([part(100, 62, 61), part(25, 66, 17)])).toMatchObject([
    { percent: 61, needed: 62, isPassed: false },
    { percent: 68, needed: 17, isPassed: true },
  ]);
});
