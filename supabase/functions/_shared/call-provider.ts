import { ProviderRefusal } from './provider-refusal.ts';
import { Refusal } from './refusal.ts';

export interface ProviderRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly method?: 'GET' | 'POST';
  /** Milliseconds, the answer's body included. */
  readonly timeoutMs: number;
}

const MOST_BYTES = 12 * 1024 * 1024;

export interface ProviderAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The media type without its parameters, in lower case. */
  readonly type: string;
}

/**
 * Calls a provider once, never again by itself: it may charge for each call. Throws a Refusal that names no key,
 * no address and nothing that the provider said; the log gets the status only.
 */
export async function callProvider(name: string, request: ProviderRequest): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method ?? 'POST',
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusalOf(name, response.status);
    }
    const bytes = await wholeBody(name, response);
    const type = (response.headers.get('Content-Type') ?? '').split(';', 1)[0] ?? '';
    return { bytes, type: type.trim().toLowerCase() };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The error may hold the address with its parameters: only its name is kept.
    const reason = error instanceof Error ? error.name : 'unknown';
    if (signal.aborted) throw new Refusal('timeout', `The ${name} service did not answer in time.`, reason);
    throw new ProviderRefusal(`The ${name} service cannot be reached, or broke off.`, reason, true);
  }
}

/** A 401 or 403 is about the operator's key, a 429 about the operator's account: neither is the learner's doing. */
function refusalOf(name: string, status: number): ProviderRefusal {
  const busy = status === 429 || status === 503;
  const message = busy ? `The ${name} service is busy.` : `The ${name} service did not do its work.`;
  return new ProviderRefusal(message, `status ${status}`, status === 429 || status >= 500);
}

async function wholeBody(name: string, response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(response.headers.get('Content-Length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (Math.max(size, announced) > MOST_BYTES) throw new Refusal('unavailable', `The ${name} service answers too much.`);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
