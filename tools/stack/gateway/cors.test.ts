import { expect, test } from 'vitest';
import { isLocal } from './cors.ts';

test.each([
  ['http://localhost:4200', true],
  ['http://127.0.0.1:4300', true],
  ['http://[::1]:1', true],
  ['http://a.localhost', true],
  ['https://example.org', false],
  ['http://localhost.example.org', false],
  ['null', false],
  ['file:///localhost', false],
])('origin %s is local: %s', (origin, local) => {
  expect(isLocal(origin)).toBe(local);
});
