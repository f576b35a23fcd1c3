import { expect, test } from 'vitest';
import { refuseServerError } from './refuse-server-error.ts';

const lines: string[] = [];
const refuse = (answer: Response) => refuseServerError(answer, 'POST /rest/v1/x', (line) => lines.push(line));

test.each([
  ['without words', new Response(null, { status: 500 })],
  ['in words that are no JSON', new Response('oops', { status: 500 })],
  ['with a code that is no SQLSTATE', Response.json({ code: 'SUP' }, { status: 500 })],
  ['for a value that the database refuses', Response.json({ code: '22P05' }, { status: 500 })],
])('an error of the server %s becomes a refusal with an id, which the log has', async (_case, answer) => {
  const refused = await refuse(answer);
  const { id, message } = (await refused.json()) as { id: string; message: string };
  expect(refused.status).toBe(400);
  expect(message).toContain(id);
  expect(lines.at(-1)).toBe(`gateway: POST /rest/v1/x failed inside and is refused as ${id}`);
});

test.each(['40P01', '53100', '55P03', '57014', 'XX000'])(
  'what the database names %s stays an error',
  async (code) => {
    expect((await refuse(Response.json({ code }, { status: 500 }))).status).toBe(500);
  },
);

test.each([200, 404, 503])('an answer of %d stays as it is', async (status) => {
  const answer = new Response(null, { status });
  expect(await refuse(answer)).toBe(answer);
});
