import * as z from 'zod';

const unnamedSchema = z.object({ code: z.literal('SUP'), message: z.string() });

/**
 * A violated check constraint as PostgREST answers it: 400 with the code 23514. Lite answers 500 without the code, so
 * that the database's words must do; PostgREST's `details` (the failing row) are lost on the way. Other answers stay.
 */
export async function namedCheckViolation(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer;
  const body = unnamedSchema.safeParse(await answer.clone().json().catch(() => null));
  const said = body.success ? /^\w*error: (.+ violates check constraint ".+")$/is.exec(body.data.message)?.[1] : undefined;
  if (said === undefined) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ code: '23514', details: null, hint: null, message: said }), { status: 400, headers });
}
