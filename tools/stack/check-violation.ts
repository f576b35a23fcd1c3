import * as z from 'zod';

const unnamedSchema = z.object({ code: z.literal('SUP'), message: z.string() });

/**
 * Answers a violated check constraint like PostgREST: 400 with the code 23514. Lite answers 500 without the
 * code, so the database's message is parsed; PostgREST's `details` (the failing row) are not available. The
 * same for a value that its type cannot have (22P02). Other responses pass unchanged.
 */
export async function namedCheckViolation(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer;
  const body = unnamedSchema.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  if (!body.success) return answer;
  const broken = /^\w*error: (.+ violates check constraint ".+")$/is.exec(body.data.message)?.[1];
  if (broken !== undefined) return badRequest(answer, '23514', broken);
  return unsendable.test(body.data.message)
    ? badRequest(answer, '22P02', 'a value has the wrong form')
    : answer;
}

/** PGlite's messages about a value that it cannot even send: an object for a text, a text for a list. */
const unsendable =
  /^\w*error: (?:invalid input for \w+ type|invalid message format|insufficient data left in message|.*\bis not a function\b)/i;

function badRequest(answer: Response, code: string, message: string): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ code, details: null, hint: null, message }), { status: 400, headers });
}
