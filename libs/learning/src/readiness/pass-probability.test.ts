import { expect, test } from 'vitest';
import { createPassProbability } from './pass-probability.ts';

// Published tables of the binomial distribution.
test.each([
  [17, 25, 0.6, 0.2735],
  [17, 25, 0.8, 0.9532],
  [62, 100, 0.5, 0.0105],
  [62, 100, 0.6, 0.3822],
])('%i of %i at %f are reached with a probability of %f', (needed, questions, share, probability) => {
  expect(createPassProbability(needed, questions)(share)).toBeCloseTo(probability, 3);
});

test('it grows from nothing to certainty, beyond which it stays', () => {
  const passes = createPassProbability(62, 100);
  const values = [-0.1, 0, 0.3, 0.501, 0.5011, 0.7, 1, 1.2].map(passes);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect([values[0], values.at(-1)]).toEqual([0, 1]);
});
