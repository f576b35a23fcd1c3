import { AppError } from '@revisoins/contracts';
import { functionError } from './function-error.ts';

/** The status of an error that comes after the answer has started and has no status of its own. */
const LATE_REFUSAL = 503;

/**
 * Reads a function's server-sent events: `onPart` receives the JSON of each unnamed event, and the event
 * 'end' is the answer. Rejects with an AppError: the function's own in an 'error' event, 'network' when the
 * stream stops without an 'end'.
 */
export async function readEvents(
  name: string,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPart: (part: unknown) => void,
): Promise<unknown> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new AppError(`The answer of ${name} broke off`, 'network');
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const { event, data } of events.map(parseEvent)) {
        if (event === 'error') throw await functionError(name, new Response(data, { status: LATE_REFUSAL }));
        const parsed: unknown = JSON.parse(data);
        if (event === 'end') return parsed;
        onPart(parsed);
      }
    }
  } finally {
    // Nobody waits for the rest, nor for an error at its end.
    reader.cancel().catch(() => undefined);
  }
}

function parseEvent(event: string): { event: string | undefined; data: string } {
  const field = (name: string) =>
    event
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  return { event: field('event'), data: field('data') ?? 'null' };
}
