import { expect, test } from 'vitest';
import { permits } from './permits.ts';

test.each([
  ['everyone', 'loading', true],
  ['everyone', 'signed-in', true],
  ['everyone', 'signed-out', true],
  ['signed-in', 'loading', false],
  ['signed-in', 'signed-in', true],
  ['signed-in', 'signed-out', false],
  ['signed-out', 'loading', false],
  ['signed-out', 'signed-in', false],
  ['signed-out', 'signed-out', true],
] as const)('what is for %s is open to %s: %s', (access, status, open) => {
  expect(permits(access, status)).toBe(open);
});
