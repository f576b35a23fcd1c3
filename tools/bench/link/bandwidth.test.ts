import { expect, test } from 'vitest';
import { Bandwidth } from './bandwidth.ts';

test('a megabyte takes its time at 8 Mbit/s, and the next piece waits for it', () => {
  const bandwidth = new Bandwidth(8);
  expect(bandwidth.book(1_000_000, 0)).toBe(1000);
  expect(bandwidth.book(1000, 500)).toBe(1001);
});

test('an idle bandwidth begins when the piece is there', () => {
  const bandwidth = new Bandwidth(8);
  bandwidth.book(1000, 0);
  expect(bandwidth.book(1000, 50)).toBe(51);
});
