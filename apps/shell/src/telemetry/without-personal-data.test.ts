import { expect, test } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

test.each([
  ['No profile of lea@exemple.ca', 'No profile of …'],
  ['Row 1f0c5b1e-9d1f-4a57-8a3c-0c1d2e3f4a5b is missing', 'Row … is missing'],
  [
    'https://api.example/rest/v1/profiles?id=eq.7 answers 500',
    'https://api.example/rest/v1/profiles answers 500',
  ],
  ['Call of 5145551234 and of 123456 failed', 'Call of … and of … failed'],
  ['Question 12345 of 50', 'Question 12345 of 50'],
  ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.abc', 'Bearer …'],
  [
    "4F2A91C0 Cannot read properties of undefined (reading 'title')",
    "4F2A91C0 Cannot read properties of undefined (reading 'title')",
  ],
  ['a'.repeat(20).concat(' ').repeat(30), 'a'.repeat(20).concat(' ').repeat(30).slice(0, 200)],
])('of an error tells %s as %s', (message, told) => {
  expect(withoutPersonalData({ type: 'render-failed', part: 'quiz', message })).toMatchObject({
    message: told,
  });
});

test.each([
  ['https://evil.example/steal?email=lea@exemple.ca#x', 'https://evil.example/steal'],
  ['inline', 'inline'],
  ['data:text/html,lea@exemple.ca', 'data'],
])('of what was blocked tells %s as %s', (blocked, told) => {
  expect(
    withoutPersonalData({ type: 'policy-violated', part: 'quiz', directive: 'connect-src', blocked }),
  ).toMatchObject({ blocked: told });
});
