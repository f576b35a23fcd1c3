import { expect, test } from 'vitest';
import { examAddress } from './exam-address.ts';

test.each([
  ['simulation', '/exam-quiz?questions=50&time=60'],
  ['mock', '/exam-quiz'],
] as const)('an exam of kind %s is resumed at %s', (kind, address) =>
  expect(examAddress({ kind, questionCount: 50, minutes: 60 })).toBe(address),
);
