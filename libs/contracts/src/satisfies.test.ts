import { expect, test } from 'vitest';
import { satisfies } from './satisfies.ts';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.10.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.1.5', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.3.0-beta', '^1.2.3', false],
  ['1.3.0-beta', '^1.3.0-beta', true],
  ['1.2.3', '>=1.0.0', false],
  ['1.2.3', '*', false],
  ['latest', '^1.0.0', false],
  ['latest', 'latest', false],
  ['10.2.3', '^10.2.0', true],
  ['1.2.10', '^1.2.9', true],
  ['v1.2.3', '^1.2.0', false],
  ['1.2.3.4', '^1.2.0', false],
  ['0.0.0', '^0.0.0', true],
  ['0.0.1', '^0.0.0', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
