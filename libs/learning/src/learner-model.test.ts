import { expect, test } from 'vitest';
import { createLearnerModel } from './learner-model.ts';

/** A learner who answers 60 items every 4 days. */
function observed(isCorrect: (item: number, round: number) => boolean, rounds = 8) {
  const model = createLearnerModel();
  for (let round = 0; round < rounds; round += 1)
    for (let item = 0; item < 60; item += 1)
      model.observe({ item: `i${item}`, day: 4 * round + item / 1000, isCorrect: isCorrect(item, round) });
  return model;
}

test('an item without an answer has no recall probability', () => {
  const model = createLearnerModel();
  expect(model.recall('i0', 1)).toBeNull();
  model.observe({ item: 'i0', day: 0, isCorrect: false });
  expect(model.recall('i0', 1)).toBeGreaterThan(0);
  expect(model.recall('i1', 1)).toBeNull();
});

test('an item has just been answered for less than half a day', () => {
  const model = createLearnerModel();
  model.observe({ item: 'i0', day: 0, isCorrect: true });
  expect([0, 0.49, 0.5, 0.97].map((day) => model.hasJustAnswered('i0', day))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(model.hasJustAnswered('i1', 0)).toBe(false);
});

test('an item is forgotten with time, until it is answered again', () => {
  const model = observed(() => true, 2);
  const soon = model.recall('i0', 5) ?? 0;
  const later = model.recall('i0', 40) ?? 0;
  expect(later).toBeLessThan(soon);
  model.observe({ item: 'i0', day: 40, isCorrect: true });
  expect(model.recall('i0', 41)).toBeGreaterThan(later);
});

test('an answer adds to what is recalled later: on the same day all that was forgotten', () => {
  const model = observed((_, round) => round > 0, 2);
  expect(model.gain('i0', 10, 10)).toBeCloseTo(1 - (model.recall('i0', 10) ?? 1), 1);
  expect(model.gain('i0', 10, 40)).toBeGreaterThan(0);
  expect(model.gain('never answered', 10, 40)).toBe(0);
});

test('a learner who forgets more than the model predicts gets lower recall probabilities', () => {
  const good = observed(() => true);
  const poor = observed((item, round) => (item + round) % 3 === 0);
  expect(poor.recall('i5', 40) ?? 1).toBeLessThan((good.recall('i5', 40) ?? 0) - 0.2);
});

test('the memory model is trusted until she forgets much faster than it predicts', () => {
  expect(createLearnerModel().trust).toBeGreaterThan(0.95);
  expect(observed((_, round) => round > 0).trust).toBeGreaterThan(0.95);
  // All that she has just learned is gone at the next answer.
  expect(observed((item, round) => round % 2 === 0 && item % 2 === 0).trust).toBeLessThan(0.05);
});

test('what she knew and what she missed differ for who is trusted, and hardly for who forgets everything', () => {
  const difference = (isTrusted: boolean) => {
    const model = observed((_, round) => isTrusted && round > 0, 3);
    model.observe({ item: 'i0', day: 12, isCorrect: true });
    model.observe({ item: 'i1', day: 12, isCorrect: false });
    return (model.recall('i0', 40) ?? 0) - (model.recall('i1', 40) ?? 1);
  };
  expect(difference(true)).toBeGreaterThan(0.1);
  expect(difference(false)).toBeLessThan(0.01);
});

test('the only answer to an item counts fully when that is asked for', () => {
  const model = observed(() => false, 3);
  expect(model.answeredOnce).toBe(0);
  for (const [item, isCorrect] of Object.entries({ right: true, wrong: false }))
    model.observe({ item, day: 12, isCorrect });
  expect(model.answeredOnce).toBe(2);
  const difference = (isOnceTrusted: boolean) =>
    (model.recall('right', 20, isOnceTrusted) ?? 0) - (model.recall('wrong', 20, isOnceTrusted) ?? 1);
  expect(difference(false)).toBeLessThan(0.01);
  expect(difference(true)).toBeGreaterThan(0.1);
});

test('the first answer to an item counts at once: it shows what she knew beforehand', () => {
  const model = observed((item) => item % 2 === 0, 1);
  expect(model.recall('i59', 10) ?? 1).toBeLessThan((model.recall('i58', 10) ?? 0) - 0.1);
});
