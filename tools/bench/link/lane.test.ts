import { expect, test } from 'vitest';
import { Lane } from './lane.ts';

test('a megabyte takes its time at 8 Mbit/s, and the next piece waits for it', () => {
  const lane = new Lane(8);
  expect(lane.book(1_000_000, 0)).toBe(1000);
  expect(lane.book(1000, 500)).toBe(1001);
});

test('an idle lane begins when the piece is there', () => {
  const lane = new Lane(8);
  lane.book(1000, 0);
  expect(lane.book(1000, 50)).toBe(51);
});
