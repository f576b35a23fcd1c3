import { expect, test } from 'vitest';
import { namedCheckViolation } from './check-violation.ts';

const answer = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { 'content-range': '*/*' } });

test('a violated check constraint is 400 with its code, in the database’s words', async () => {
  const said = 'new row for relation "notes" violates check constraint "notes_body_check"';
  const named = await namedCheckViolation(
    answer(500, { code: 'SUP', message: `error: ${said}`, details: null, hint: null }),
  );
  expect(named.status).toBe(400);
  expect(named.headers.get('content-range')).toBe('*/*');
  expect(await named.json()).toEqual({ code: '23514', message: said, details: null, hint: null });
});

test.each([
  ['an object for a text', 'Error: Invalid input for string type'],
  ['an object for a list', 'error: invalid message format'],
])('%s is 400, a value of the wrong form', async (_, message) => {
  const named = await namedCheckViolation(answer(500, { code: 'SUP', message, details: null, hint: null }));
  expect([named.status, await named.json()]).toEqual([
    400,
    { code: '22P02', message: 'a value has the wrong form', details: null, hint: null },
  ]);
});

test.each([
  [
    'another failure of the server',
    answer(500, { code: 'SUP', message: 'error: out of memory', details: null, hint: null }),
  ],
  [
    'a failure that has a code',
    answer(500, { code: '55000', message: 'error: x violates check constraint "y"' }),
  ],
  [
    'a row that speaks of one',
    answer(200, { code: 'SUP', message: 'error: x violates check constraint "y"' }),
  ],
  ['what is not JSON', new Response('<p>', { status: 500 })],
])('%s stays as it is', async (_, given) => {
  expect(await namedCheckViolation(given)).toBe(given);
});
