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

test('an item is forgotten with time, until it is answered again', () => {
  const model = observed(() => true, 2);
  const soon = model.recall('i0', 5) ?? 0;
  const later = model.recall('i0', 40) ?? 0;
  expect(later).toBeLessThan(soon);
  model.observe({ item: 'i0', day: 40, isCorrect: true });
  expect(model.recall('i0', 41)).toBeGreaterThan(later);
});

test('a learner who forgets more than the model predicts gets lower recall probabilities', () => {
  const good = observed(() => true);
  const poor = observed((item, round) => (item + round) % 3 === 0);
  expect(poor.recall('i5', 40) ?? 1).toBeLessThan((good.recall('i5', 40) ?? 0) - 0.2);
});

test('when some items are always missed, her own answers are trusted and separate them from the others', () => {
  const model = observed((item) => item % 2 === 0);
  expect(model.trust).toBeGreaterThan(0.9);
  expect(model.recall('i1', 30) ?? 1).toBeLessThan((model.recall('i0', 30) ?? 0) - 0.1);
});

test('her own answers are not trusted before they have foreseen anything', () => {
  expect(createLearnerModel().trust).toBeLessThan(0.1);
  expect(observed((item) => item % 2 === 0, 1).trust).toBeLessThan(0.1);
});

test('the first answer to an item counts at once: it shows what she knew beforehand', () => {
  const model = observed((item) => item % 2 === 0, 1);
  expect(model.recall('i59', 10) ?? 1).toBeLessThan((model.recall('i58', 10) ?? 0) - 0.1);
});
