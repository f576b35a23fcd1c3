import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { expect, test } from 'vitest';
import { SURE } from '../../supabase/functions/complete/look-up/confidence.ts';
import { confidenceWeights } from './confidence-weights.ts';
import { fitLogistic, predict } from './fit-logistic.ts';
import { readGraded, tradeOff } from './graded-answers.ts';

const rows = readGraded();

test('the weights are those that the graded answers give', () => {
  const file = join(root, 'supabase/functions/complete/look-up/confidence-weights.ts');
  expect(readFileSync(file, 'utf8')).toBe(confidenceWeights(rows));
});

// 73 % right at once and 5.9 % wrong by the rules of before, on the same questions.
test('of the graded questions, 60 % are answered right at once by weights that have not seen them, 2 % wrong', () => {
  const [point] = tradeOff(rows, [SURE]);
  expect(point?.wrong).toBeLessThanOrEqual(0.02);
  expect(point?.right).toBeGreaterThanOrEqual(0.6);
});

test('a fit gives the shares that it was fitted to', () => {
  const samples = Array.from({ length: 400 }, (_, at) => ({
    measures: [at % 2],
    truth: at % 2 === 0 ? Number(at % 10 === 0) : Number(at % 10 !== 1),
  }));
  const weights = fitLogistic(samples);
  expect(predict(weights, [0])).toBeCloseTo(0.2, 1);
  expect(predict(weights, [1])).toBeCloseTo(0.8, 1);
});
