import { ProviderRefusal } from './provider-refusal.ts';
import { Refusal } from './refusal.ts';

export interface ProviderRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly method?: 'GET' | 'POST';
  /** Milliseconds, including the answer's body. */
  readonly timeoutMs: number;
  /** Cancels the call when its answer is no longer needed. */
  readonly signal?: AbortSignal | undefined;
}

const MOST_BYTES = 12 * 1024 * 1024;

export interface ProviderAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The media type without its parameters, in lower case. */
  readonly type: string;
}

export interface ProviderStream {
  readonly type: string;
  /** The body's chunks; fails with a Refusal. Stopping early ends the call. */
  readonly parts: AsyncIterable<Uint8Array<ArrayBuffer>>;
}

/**
 * Calls a provider once, without retries: it may charge for each call. Throws a Refusal that contains no key,
 * no address and nothing of the provider's answer; only the status is logged.
 */
export async function callProvider(name: string, request: ProviderRequest): Promise<ProviderAnswer> {
  return wholeAnswer(await openProvider(name, request));
}

/** The same, returned as soon as the provider starts to answer. */
export async function openProvider(name: string, request: ProviderRequest): Promise<ProviderStream> {
  const late = AbortSignal.timeout(request.timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method ?? 'POST',
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      redirect: 'error',
      signal: request.signal === undefined ? late : AbortSignal.any([late, request.signal]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw toRefusal(name, response.status);
    }
    const type = (response.headers.get('Content-Type') ?? '').split(';', 1)[0] ?? '';
    return { type: type.trim().toLowerCase(), parts: readParts(name, response, late) };
  } catch (error) {
    throw discreet(name, error, late);
  }
}

export async function wholeAnswer({ type, parts }: ProviderStream): Promise<ProviderAnswer> {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of parts) all.push(part);
  return { type, bytes: new Uint8Array(await new Blob(all).arrayBuffer()) };
}

async function* readParts(
  name: string,
  response: Response,
  late: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const announced = Number(response.headers.get('Content-Length') ?? 0);
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (Math.max(size, announced) > MOST_BYTES)
        throw new Refusal('unavailable', `The ${name} service answers too much.`);
      yield part;
    }
  } catch (error) {
    throw discreet(name, error, late);
  }
}

function discreet(name: string, error: unknown, late: AbortSignal): Refusal {
  if (error instanceof Refusal) return error;
  // The error may contain the address with its parameters, so only its name is kept.
  const reason = error instanceof Error ? error.name : 'unknown';
  if (late.aborted) return new Refusal('timeout', `The ${name} service did not answer in time.`, reason);
  return new ProviderRefusal(`The ${name} service cannot be reached, or broke off.`, reason, true);
}

/** A 401 or 403 concerns the operator's key, a 429 the operator's account: neither is the learner's fault. */
function toRefusal(name: string, status: number): ProviderRefusal {
  const busy = status === 429 || status === 503;
  const message = busy ? `The ${name} service is busy.` : `The ${name} service did not do its work.`;
  return new ProviderRefusal(message, `status ${status}`, status === 429 || status >= 500);
}
