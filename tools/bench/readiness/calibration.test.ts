import { expect, test } from 'vitest';
import { measureCalibration } from './calibration.ts';
import { readinessFigures } from './figures.ts';
import type { Prediction } from './simulate.ts';

/** A hundred learners with predictions of 0.005, 0.015 and so on. */
const predictions = (
  truth: (probability: number) => number,
  changes: Partial<Prediction> = {},
): Prediction[] =>
  Array.from({ length: 100 }, (_, index) => {
    const probability = (index + 0.5) / 100;
    return {
      look: 80,
      part: 0,
      answers: 70,
      probability,
      low: probability - 0.1,
      high: probability + 0.1,
      truth: truth(probability),
      ...changes,
    };
  });
const figure = (id: string, ...all: Prediction[][]) => {
  const part = measureCalibration(all.flat(), 0);
  return readinessFigures({ population: 'reference', parts: [part] }, []).find((one) => one.id === id);
};

test('a true prediction has no error', () => {
  const { curve, worst, coverage } = measureCalibration(
    predictions((probability) => probability),
    0,
  );
  expect(curve[0]).toEqual({ predicted: 5, actual: 5, standardError: 0 });
  expect(curve).toHaveLength(10);
  expect([worst, coverage]).toEqual([0, 100]);
});

test('the tenth that errs most counts, too high or too low', () => {
  expect(
    figure(
      'error part 1',
      predictions((probability) => probability - (probability > 0.9 ? 0.07 : 0)),
    )?.value,
  ).toBe(7);
  expect(
    figure(
      'error part 1',
      predictions((probability) => probability + 0.03),
    )?.value,
  ).toBeCloseTo(3);
});

test('predictions that are too cautious have a slope above 1, those that are too bold below', () => {
  const away = (slope: number) => (probability: number) => {
    const odds = (probability / (1 - probability)) ** slope;
    return odds / (1 + odds);
  };
  expect(figure('slope part 1', predictions(away(1.2)))?.value).toBeCloseTo(1.2, 2);
  expect(figure('slope part 1', predictions(away(0.9)))?.value).toBeCloseTo(0.9, 2);
});

test('the standard error of a tenth shrinks with the number of its learners', () => {
  const noisy = predictions(
    (probability) => probability + (Math.round(100 * probability) % 2 ? 0.05 : -0.05),
  );
  const [one = 0, four = 0] = [1, 4].map(
    (times) =>
      measureCalibration(Array.from({ length: times }, () => noisy).flat(), 0).curve[4]?.standardError,
  );
  expect(one).toBeGreaterThan(1);
  expect(four).toBeCloseTo(one / 2, 1);
});

test('intervals that miss the truth are counted, those that hold too often as well', () => {
  expect(
    figure(
      'coverage part 1',
      predictions((probability) => probability + (probability > 0.8 ? 0.2 : 0)),
    )?.value,
  ).toBe(10);
  expect(
    figure(
      'coverage part 1',
      predictions((probability) => probability),
    )?.value,
  ).toBe(10);
});

test('a look with few predictions has no goal', () => {
  const early = predictions((probability) => probability, { look: 80 }).slice(0, 15);
  const late = predictions((probability) => probability, { look: 280 });
  expect(figure('error part 1, 80 answers', early, late)?.atMost).toBeUndefined();
  expect(figure('error part 1, 280 answers', early, late)?.atMost).toBe(2);
});

test('a part without predictions is an error', () => {
  expect(() =>
    measureCalibration(
      predictions(() => 0),
      1,
    ),
  ).toThrow('part 2');
});
