import { expect, test } from 'vitest';
import type { TelemetryEvent } from '@revisoins/host/hosting';
import { withoutPersonalData } from './without-personal-data.ts';

test.each([
  ['No profile of lea@exemple.ca', 'No profile of …'],
  ['Neither lea@exemple.ca nor max@exemple.ca', 'Neither … nor …'],
  ['Row 1F0C5B1E-9D1F-4A57-8A3C-0C1D2E3F4A5B is missing', 'Row … is missing'],
  ['Row 1f0c5b1e-9d1f-4a57-8a3c-0c1d2e3f4a5b is missing', 'Row … is missing'],
  [
    'https://api.example/rest/v1/profiles?id=eq.7 answers 500',
    'https://api.example/rest/v1/profiles answers 500',
  ],
  [
    'From https://a.example/x?name=lea to https://b.example/y#lea',
    'From https://a.example/x to https://b.example/y',
  ],
  ['http://[ is not an address', 'http://[ is not an address'],
  ['Call of 5145551234 and of 123456 failed', 'Call of … and of … failed'],
  ['Question 12345 of 50', 'Question 12345 of 50'],
  ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.abc', 'Bearer …'],
  [
    "4F2A91C0 Cannot read properties of undefined (reading 'title')",
    "4F2A91C0 Cannot read properties of undefined (reading 'title')",
  ],
  ['a'.repeat(20).concat(' ').repeat(30), 'a'.repeat(20).concat(' ').repeat(30).slice(0, 200)],
])('of an error reports %s as %s', (message, expected) => {
  expect(withoutPersonalData({ type: 'render-failed', owner: 'quiz', message })).toMatchObject({
    message: expected,
  });
});

test.each([
  ['https://evil.example/steal?email=lea@exemple.ca#x', 'https://evil.example/steal'],
  ['inline', 'inline'],
  ['data:text/html,lea@exemple.ca', 'data'],
  ['blob:https://evil.example/1f0c5b1e-9d1f-4a57-8a3c-0c1d2e3f4a5b', 'blob'],
])('of a blocked resource reports %s as %s', (blocked, expected) => {
  expect(
    withoutPersonalData({ type: 'policy-violated', owner: 'quiz', directive: 'connect-src', blocked }),
  ).toMatchObject({ blocked: expected });
});

test('an event without free texts stays as it is', () => {
  const event = { type: 'navigated', owner: 'quiz' } as unknown as TelemetryEvent;
  expect(withoutPersonalData(event)).toEqual(event);
});
