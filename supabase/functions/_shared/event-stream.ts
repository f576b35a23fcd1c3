import { refusalBody, toRefusal } from './refusal.ts';

/** Whether the caller accepts a streamed answer. */
export function takesEvents(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/event-stream');
}

/**
 * Streams `parts` as server-sent events with JSON: unnamed ones for the parts, then 'end' with what `parts`
 * returns, or 'error' with the refusal. Waits for the first part: an error before it is thrown, and still has
 * its own status. When the caller disconnects, ends `parts` and aborts `gone`, which also stops a pending
 * read.
 */
export async function eventStream(
  parts: AsyncGenerator<unknown, unknown>,
  gone: AbortController,
): Promise<Response> {
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

  const source = events();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel(reason) {
      gone.abort(reason);
      await source.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}

function event(data: unknown, name?: string): string {
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
}
