import { expect, test } from 'vitest';
import { centreSquare } from './square-picture.ts';

test.each([
  [400, 300, { x: 50, y: 0, side: 300 }],
  [300, 401, { x: 0, y: 50, side: 300 }],
  [256, 256, { x: 0, y: 0, side: 256 }],
  [1, 1, { x: 0, y: 0, side: 1 }],
])('takes the middle of %i by %i', (width, height, square) => {
  expect(centreSquare(width, height)).toEqual(square);
});
