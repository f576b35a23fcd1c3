import { authorizedFetch } from './authorized-fetch.ts';
import { backendClient } from './client.ts';
import { functionError } from './function-error.ts';
import { readEvents } from './read-events.ts';
import { toAppError } from './to-app-error.ts';

/** What a call of a function sends, and how it ends early. */
export interface InvokeOptions {
  /** A Blob is sent as it is, with its type; anything else as JSON. If omitted, there is no body. */
  body?: unknown;
  signal?: AbortSignal;
  /** Maximum wait in milliseconds, including the answer's body; 10 000 by default, unless configured. */
  timeoutMs?: number;
  /**
   * Requests a streamed answer and receives each part, unparsed. A function may still answer in one piece.
   */
  onPart?: (part: unknown) => void;
}

async function readAnswer(
  name: string,
  response: Response,
  onPart?: (part: unknown) => void,
): Promise<unknown> {
  if (response.status === 204) return null;
  const type = response.headers.get('Content-Type') ?? '';
  if (onPart && response.body && type.startsWith('text/event-stream'))
    return readEvents(name, response.body, onPart);
  return /^application\/(.+\+)?json\b/i.test(type) ? response.json() : response.blob();
}

/**
 * Calls a server function by name (POST). Returns its JSON, unparsed, or a Blob for any other type. Rejects
 * with an AppError (with the function's own kind and message if it sends them), and with the signal's reason
 * when the caller aborts.
 */
export async function invokeFunction(name: string, options: InvokeOptions = {}): Promise<unknown> {
  const { settings, auth } = backendClient();
  const { body, signal, timeoutMs = settings.timeoutMs, onPart } = options;
  const send = authorizedFetch(settings, auth, {
    timeoutMs,
    keyAsBearer: !settings.publishableKey.startsWith('sb_'),
  });
  const isBlob = body instanceof Blob;
  try {
    const response = await send(`${settings.apiUrl}/functions/v1/${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: {
        ...(body !== undefined && {
          'Content-Type': isBlob ? body.type || 'application/octet-stream' : 'application/json',
        }),
        ...(onPart && { Accept: 'text/event-stream, application/json' }),
      },
      body: body === undefined ? null : isBlob ? body : JSON.stringify(body),
      ...(signal && { signal }),
    });
    if (!response.ok) throw await functionError(name, response);
    return await readAnswer(name, response, onPart);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw toAppError(error);
  }
}
