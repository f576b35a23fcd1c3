import { refusalBody, toRefusal } from './refusal.ts';

/** Whether the caller accepts a streamed answer. */
export function takesEvents(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/event-stream');
}

/**
 * Streams `parts` as server-sent events with JSON: unnamed ones for the parts, then 'end' with what `parts`
 * returns, or 'error' with the refusal. Waits for the first part: an error before it is thrown, and still has
 * its own status. Ends `parts` when the caller disconnects.
 */
export async function eventStream(parts: AsyncGenerator<unknown, unknown>): Promise<Response> {
  const first = await parts.next();

  async function* events(): AsyncGenerator<string> {
    try {
      let part = first;
      for (; !part.done; part = await parts.next()) yield event(part.value);
      yield event(part.value, 'end');
    } catch (error) {
      yield event(refusalBody(toRefusal(error)), 'error');
    } finally {
      await parts.return(undefined);
    }
  }

  return new Response(ReadableStream.from(events()).pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}

function event(data: unknown, name?: string): string {
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
}
