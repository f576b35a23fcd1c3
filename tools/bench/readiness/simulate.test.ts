import { expect, test } from 'vitest';
import { readBank } from './bank.ts';
import { reference } from './populations.ts';
import { passProbability, simulate } from './simulate.ts';

test('the probability of a paper is exact', () => {
  expect(passProbability([0.5, 0.5], 1)).toBeCloseTo(0.75);
  expect(passProbability([1, 1, 0.2], 3)).toBeCloseTo(0.2);
  expect(passProbability([0.9, 0.5, 0.1], 0)).toBeCloseTo(1);
});

test('the real bank has both parts of the exam, and each learner is the same every time', () => {
  const bank = readBank();
  expect(bank.parts.map(({ competencies }) => competencies.length)).toEqual([7, 1]);
  const predictions = simulate(bank, reference, 3, 5);
  expect(new Set(predictions.map(({ part }) => part))).toEqual(new Set([0, 1]));
  expect([3, 4, 5].flatMap((seed) => simulate(bank, reference, seed, seed))).toEqual(predictions);
});
