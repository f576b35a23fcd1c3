import { expect, test } from 'vitest';
import { splitMinutes } from './split-minutes.ts';

test.each([
  [0, { hours: 0, minutes: '0' }],
  [59, { hours: 0, minutes: '59' }],
  [60, { hours: 1, minutes: '00' }],
  [312, { hours: 5, minutes: '12' }],
])('%i minutes are said in hours and minutes', (total, parts) => {
  expect(splitMinutes(total)).toEqual(parts);
});
