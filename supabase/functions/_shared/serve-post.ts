import { corsHeaders } from './cors.ts';
import { Refusal, refusalBody, toRefusal } from './refusal.ts';

function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, 'Cache-Control': 'no-store' } });
}

/**
 * Serves POST with what `answer` returns: a Response as it is, anything else as JSON. A Refusal becomes its
 * answer; anything else is logged and answered with 'unexpected'.
 */
export function servePost(answer: (request: Request) => Promise<unknown>): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    try {
      if (request.method !== 'POST') throw new Refusal('invalid', 'Use POST.');
      const answered = await answer(request);
      return answered instanceof Response ? withCors(answered) : jsonResponse(answered);
    } catch (error) {
      const refusal = toRefusal(error);
      const response = jsonResponse(refusalBody(refusal), refusal.status);
      if (refusal.retryAfter !== undefined) response.headers.set('Retry-After', String(refusal.retryAfter));
      return response;
    }
  });
}

function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value);
  return response;
}
