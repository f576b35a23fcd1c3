import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstMemory, nextMemory, recallAfter, recalledGiven, rightAfter } from './memory.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const days = fc.double({ min: 0.001, max: 400, noNaN: true });

test('an item is recalled with 0.9 after as many days as its stability', () => {
  expect(recallAfter(0, 5)).toBe(1);
  expect(recallAfter(5, 5)).toBeCloseTo(0.9, 6);
});

test('recall falls with time and stays a probability', () => {
  fc.assert(
    fc.property(days, days, fc.double({ min: 0.001, max: 36_500, noNaN: true }), (one, more, stability) => {
      const recall = recallAfter(one, stability);
      expect(recall).toBeGreaterThan(0);
      expect(recall).toBeLessThanOrEqual(1);
      expect(recallAfter(one + more, stability)).toBeLessThanOrEqual(recall);
    }),
  );
});

test('a right answer may be a guess, a wrong one cannot be', () => {
  expect(rightAfter(0)).toBe(0.25);
  expect(recalledGiven(true, 0.2)).toBeCloseTo(0.5);
  expect(recalledGiven(false, 0.9)).toBe(0);
});

test('whatever is answered and when, memory stays within the bounds of the model', () => {
  fc.assert(
    fc.property(share, fc.array(fc.tuple(days, share), { maxLength: 30 }), (known, answers) => {
      let memory = firstMemory(known);
      for (const [later, recalled] of answers)
        memory = nextMemory(memory, later, recallAfter(later, memory.stability), recalled);
      expect(memory.stability).toBeGreaterThan(0);
      expect(memory.stability).toBeLessThanOrEqual(36_500);
      expect(memory.difficulty).toBeGreaterThanOrEqual(1);
      expect(memory.difficulty).toBeLessThanOrEqual(10);
    }),
  );
});

test('what is recalled is remembered longer than what is not', () => {
  fc.assert(
    fc.property(share, days, (known, later) => {
      const before = firstMemory(known);
      const expected = recallAfter(later, before.stability);
      const recalled = nextMemory(before, later, expected, 1);
      const lapsed = nextMemory(before, later, expected, 0);
      expect(recalled.stability).toBeGreaterThan(lapsed.stability);
      expect(recalled.difficulty).toBeLessThanOrEqual(lapsed.difficulty);
    }),
  );
});
