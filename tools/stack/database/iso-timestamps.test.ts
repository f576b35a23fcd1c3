import { expect, test } from 'vitest';
import { isoTimestamp } from './iso-timestamps.ts';

test.each([
  ['2026-01-02 03:04:05+00', '2026-01-02T03:04:05+00:00'],
  ['2026-01-02 03:04:05.123456-05', '2026-01-02T03:04:05.123456-05:00'],
  ['2026-01-02 03:04:05+05:30', '2026-01-02T03:04:05+05:30'],
  ['2026-01-02 03:04:05', '2026-01-02T03:04:05'],
  ['infinity', 'infinity'],
])('%s is sent as %s', (text, sent) => {
  expect(isoTimestamp(text)).toBe(sent);
});
